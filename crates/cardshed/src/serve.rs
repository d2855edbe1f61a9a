//! `cardshed serve`: tables for people and programs on other machines.
//!
//! Every option can be given on the command line, in the environment and in a file; the first of these that names it
//! counts.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result};
use cardshed_server::{Config, Limits, PublicUrl, Rate, Server};
use clap::{Args, ValueEnum};
use serde::Deserialize;
use tracing::level_filters::LevelFilter;

use crate::files;

#[derive(Debug, Default, Args, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
#[command(after_help = "\
Examples:
  cardshed serve
  cardshed serve --listen 0.0.0.0:8080
  cardshed serve --database sqlite:/var/lib/cardshed/cardshed.db --public-url https://cards.example.org
  cardshed serve --database postgres://cardshed@localhost/cardshed
  CARDSHED_LISTEN=127.0.0.1:9000 cardshed serve --config /etc/cardshed.toml

A file has the same names without the dashes in front:
  listen = \"127.0.0.1:8080\"
  public-url = \"https://cards.example.org\"
  behind-proxy = true

The command line comes before the environment, and the environment before the file.")]
pub struct ServeArgs {
    /// Read options from this file (TOML).
    #[arg(short, long, value_name = "FILE", env = "CARDSHED_CONFIG")]
    #[serde(skip)]
    config: Option<PathBuf>,
    /// Where to listen [default: 127.0.0.1:8080].
    #[arg(short, long, value_name = "ADDRESS", env = "CARDSHED_LISTEN")]
    listen: Option<SocketAddr>,
    /// Where tables are kept: sqlite:FILE or postgres://… [default: a file in your data directory].
    #[arg(short, long, value_name = "URL", env = "CARDSHED_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// What people's browsers call this server, where that is not the name it is reached by.
    #[arg(short, long, value_name = "URL", env = "CARDSHED_PUBLIC_URL")]
    public_url: Option<String>,
    /// Believe the proxy in front, which has to set X-Forwarded-For [default: false].
    #[arg(long, value_name = "BOOL", env = "CARDSHED_BEHIND_PROXY", num_args = 0..=1, default_missing_value = "true")]
    behind_proxy: Option<bool>,
    /// Messages that one connection may send a second [default: 50].
    #[arg(long, value_name = "NUMBER", env = "CARDSHED_MESSAGES_PER_SECOND")]
    messages_per_second: Option<u32>,
    /// Requests that one address may make a second [default: 20].
    #[arg(long, value_name = "NUMBER", env = "CARDSHED_REQUESTS_PER_SECOND")]
    requests_per_second: Option<u32>,
    /// Connections that one address may have at once [default: 200].
    #[arg(long, value_name = "NUMBER", env = "CARDSHED_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<usize>,
    /// Tables that one guest may open in a day [default: 100].
    #[arg(long, value_name = "NUMBER", env = "CARDSHED_TABLES_PER_GUEST")]
    tables_per_guest: Option<u32>,
    /// Connections at one table that only watch [default: 50].
    #[arg(long, value_name = "NUMBER", env = "CARDSHED_SPECTATORS")]
    spectators: Option<usize>,
    /// Open the page in a browser once the server listens, where there is one [default: false].
    #[arg(long, value_name = "BOOL", env = "CARDSHED_OPEN", num_args = 0..=1, default_missing_value = "true")]
    open: Option<bool>,
    /// How much is logged, to standard error [default: info].
    #[arg(long, value_name = "LEVEL", env = "CARDSHED_LOG")]
    log: Option<Log>,
    /// How the log is written [default: text].
    #[arg(long, value_name = "FORMAT", env = "CARDSHED_LOG_FORMAT")]
    log_format: Option<LogFormat>,
}

#[derive(Clone, Copy, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Log {
    Off,
    Error,
    Warn,
    Info,
    Debug,
}

#[derive(Clone, Copy, Debug, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum LogFormat {
    Text,
    Json,
}

pub fn run(args: ServeArgs) -> Result<()> {
    let args = match &args.config {
        Some(file) => {
            let from_file = read(file)?;
            args.before(from_file)
        }
        None => args,
    };
    start_log(&args);
    let open = args.open.unwrap_or(false);
    let config = args.into_config()?;
    // Every connection is an open file. A server with fewer than it could have is still one.
    if let Err(error) = files::raise() {
        tracing::warn!(%error, "the limit of open files stays as it is");
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::start(config).await?;
        let address = format!("http://{}", server.address());
        writeln!(io::stdout(), "Cardshed listens on {address}")?;
        if open {
            open_browser(&address);
        }
        server.run(told_to_stop()?).await?;
        Ok(())
    })
}

fn read(file: &Path) -> Result<ServeArgs> {
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    toml::from_str(&text).with_context(|| format!("{} is wrong", file.display()))
}

impl ServeArgs {
    /// These options, and where they say nothing, those.
    fn before(self, other: ServeArgs) -> ServeArgs {
        ServeArgs {
            config: self.config,
            listen: self.listen.or(other.listen),
            database: self.database.or(other.database),
            public_url: self.public_url.or(other.public_url),
            behind_proxy: self.behind_proxy.or(other.behind_proxy),
            messages_per_second: self.messages_per_second.or(other.messages_per_second),
            requests_per_second: self.requests_per_second.or(other.requests_per_second),
            connections_per_address: self.connections_per_address.or(other.connections_per_address),
            tables_per_guest: self.tables_per_guest.or(other.tables_per_guest),
            spectators: self.spectators.or(other.spectators),
            open: self.open.or(other.open),
            log: self.log.or(other.log),
            log_format: self.log_format.or(other.log_format),
        }
    }

    fn into_config(self) -> Result<Config> {
        let database = match self.database {
            Some(database) => database,
            None => usual_database()?,
        };
        let usual = Config::new(database);
        let limits = Limits {
            messages: with_burst(self.messages_per_second, usual.limits.messages),
            requests: with_burst(self.requests_per_second, usual.limits.requests),
            connections_per_address: self
                .connections_per_address
                .unwrap_or(usual.limits.connections_per_address),
            tables_per_guest: self.tables_per_guest.unwrap_or(usual.limits.tables_per_guest),
            spectators: self.spectators.unwrap_or(usual.limits.spectators),
            ..usual.limits
        };
        let public_url = self.public_url.map(|url| url.parse::<PublicUrl>()).transpose()?;
        Ok(Config {
            listen: self.listen.unwrap_or(usual.listen),
            public_url,
            behind_proxy: self.behind_proxy.unwrap_or(false),
            limits,
            ..usual
        })
    }
}

/// As many more at once, in proportion, as usual.
fn with_burst(per_second: Option<u32>, usual: Rate) -> Rate {
    per_second.map_or(usual, |per_second| Rate {
        per_second,
        burst: per_second.saturating_mul(usual.burst / usual.per_second).max(1),
    })
}

/// Opens an address in the user's browser. Where there is none, or no screen, the address has been said and is enough.
fn open_browser(address: &str) {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let nothing = std::process::Stdio::null;
    let started = std::process::Command::new(opener).arg(address).stdout(nothing()).stderr(nothing()).spawn();
    if let Err(error) = started {
        tracing::debug!(%error, "no browser was opened");
    }
}

/// A file in the user's data directory, which is made if need be.
fn usual_database() -> Result<String> {
    let home = |rest: &str| env::home_dir().map(|home| home.join(rest));
    let data = if cfg!(windows) {
        env::var_os("LOCALAPPDATA").map(PathBuf::from)
    } else if cfg!(target_os = "macos") {
        home("Library/Application Support")
    } else {
        env::var_os("XDG_DATA_HOME").map(PathBuf::from).or_else(|| home(".local/share"))
    };
    let folder = data.context("there is no data directory: say where with --database")?.join("cardshed");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    Ok(format!("sqlite:{}", folder.join("cardshed.db").display()))
}

fn start_log(args: &ServeArgs) {
    let level = match args.log.unwrap_or(Log::Info) {
        Log::Off => LevelFilter::OFF,
        Log::Error => LevelFilter::ERROR,
        Log::Warn => LevelFilter::WARN,
        Log::Info => LevelFilter::INFO,
        Log::Debug => LevelFilter::DEBUG,
    };
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr).with_target(false);
    match args.log_format.unwrap_or(LogFormat::Text) {
        LogFormat::Text => log.with_ansi(io::IsTerminal::is_terminal(&io::stderr())).init(),
        LogFormat::Json => log.json().init(),
    }
}

/// Comes back when the process is asked to end.
#[cfg(unix)]
fn told_to_stop() -> Result<impl Future<Output = ()> + Send + 'static> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Comes back when the process is asked to end.
#[cfg(not(unix))]
fn told_to_stop() -> Result<impl Future<Output = ()> + Send + 'static> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_comes_before_the_file() {
        let file = "listen = \"127.0.0.1:1\"\nspectators = 3\npublic-url = \"https://cards.example.org\"";
        let file: ServeArgs = toml::from_str(file).unwrap();
        let given = ServeArgs {
            listen: Some("127.0.0.1:2".parse().unwrap()),
            database: Some("sqlite:cardshed.db".to_owned()),
            ..ServeArgs::default()
        };
        let config = given.before(file).into_config().unwrap();
        assert_eq!(config.listen.port(), 2);
        assert_eq!(config.limits.spectators, 3);
        assert_eq!(config.limits.tabs, Limits::default().tabs);
        assert_eq!(config.public_url.unwrap().origin(), "https://cards.example.org");
    }

    #[test]
    fn every_option_can_be_given_in_the_environment_and_in_a_file() {
        let command = ServeArgs::augment_args(clap::Command::new("serve"));
        let known = toml::from_str::<ServeArgs>("nothing = 1").unwrap_err().to_string();
        for option in command.get_arguments() {
            let name = option.get_long().unwrap();
            let variable = format!("CARDSHED_{}", name.to_uppercase().replace('-', "_"));
            assert_eq!(option.get_env(), Some(variable.as_ref()));
            assert!(name == "config" || known.contains(&format!("`{name}`")), "{name}: {known}");
        }
    }

    #[test]
    fn a_file_with_an_unknown_name_is_wrong() {
        let error = toml::from_str::<ServeArgs>("listne = \"127.0.0.1:1\"").unwrap_err().to_string();
        assert!(error.contains("listne"), "{error}");
    }
}
