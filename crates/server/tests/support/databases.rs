//! Both databases, real ones: a file, and a PostgreSQL cluster of the test's own that nobody else can reach.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use tempfile::TempDir;

pub enum Database {
    Sqlite(TempDir),
    Postgres(Cluster),
}

impl Database {
    pub fn sqlite() -> Database {
        Database::Sqlite(TempDir::new().unwrap())
    }

    pub fn postgres() -> Database {
        Database::Postgres(Cluster::start())
    }

    pub fn url(&self) -> String {
        match self {
            Database::Sqlite(folder) => format!("sqlite:{}", folder.path().join("cardshed.db").display()),
            Database::Postgres(cluster) => {
                format!("postgres:///postgres?host={}&user=postgres", cluster.folder.path().display())
            }
        }
    }
}

/// A PostgreSQL cluster in a folder of its own, reached through a socket in that folder.
pub struct Cluster {
    folder: TempDir,
    programs: PathBuf,
}

impl Cluster {
    fn start() -> Cluster {
        let folder = TempDir::new().unwrap();
        let cluster = Cluster { folder, programs: programs() };
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(cluster.folder.path()));
        }
        run(cluster.program("initdb").arg("--pgdata").arg(cluster.data()).args([
            "--username=postgres",
            "--auth=trust",
            "--encoding=UTF8",
            "--no-sync",
        ]));
        let options = format!("-c listen_addresses='' -k {}", cluster.folder.path().display());
        run(cluster.program("pg_ctl").arg("start").arg("--wait").arg("--silent").args([
            "--log".as_ref(),
            cluster.folder.path().join("log").as_os_str(),
            "--pgdata".as_ref(),
            cluster.data().as_os_str(),
            "--options".as_ref(),
            options.as_ref(),
        ]));
        cluster
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// PostgreSQL refuses to run as root.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path());
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.data();
        run(self
            .program("pg_ctl")
            .args(["stop", "--mode=immediate", "--wait", "--silent", "--pgdata"])
            .arg(data));
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout.trim_ascii() == b"0"
}

/// Where PostgreSQL's own programs are: Debian keeps them out of the path, one folder a version.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let debian = versions.map(|version| version.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = debian.chain(std::env::split_paths(&path)).collect();
    let found = folders.into_iter().find(|folder| folder.join("initdb").is_file());
    found.expect("PostgreSQL is installed: `apt-get install postgresql`, or initdb and pg_ctl in the path")
}

fn run(command: &mut Command) {
    // The server that stays behind must not hold on to a pipe of ours.
    let log = tempfile::tempfile().unwrap();
    let status = command
        .stdin(Stdio::null())
        .stdout(log.try_clone().unwrap())
        .stderr(log.try_clone().unwrap())
        .status()
        .unwrap();
    assert!(status.success(), "{command:?}: {status}\n{}", read(log));
}

fn read(mut log: fs::File) -> String {
    use std::io::{Read, Seek};
    let mut text = String::new();
    log.rewind().and_then(|()| log.read_to_string(&mut text)).unwrap();
    text
}
