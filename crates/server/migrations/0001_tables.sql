CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    master TEXT NOT NULL,
    owner TEXT NOT NULL,
    created BIGINT NOT NULL,
    finished BIGINT
);

CREATE INDEX tables_by_owner ON tables (owner, created);

CREATE INDEX tables_unfinished ON tables (id) WHERE finished IS NULL;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
