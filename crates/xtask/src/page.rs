//! Builds the page: compiles crate `web` for browsers, prepares it with wasm-bindgen, and writes `crates/web/dist`, which
//! the server embeds.
//!
//! Every file but the few that browsers ask for by a fixed name carries a hash of its content in its name, so that it
//! can be kept for ever; each is there compressed as well, so that the server never compresses anything.

use std::ffi::OsStr;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, ensure};
use cardshed_text::Language;
use sha2::{Digest, Sha256};
use wasm_bindgen_cli_support::Bindgen;

use crate::command::{answer, cargo, for_release, show};
use crate::first::{Sources, without_comments};
use crate::tools::{self, WASM};
use crate::{glue, order, places};

/// Style sheets, in the order in which later ones may refine earlier ones.
const STYLES: &str = "crates/web/style";

/// The style sheets before this name are all that the first screen needs.
const FIRST_STYLES: &str = "20";

/// Files that are served as they are, by their own names.
const AS_THEY_ARE: &str = "crates/web/public";

/// The rules in words, one text a language. The page fetches the one it shows, so that nobody waits for the others.
const RULEBOOKS: &str = "crates/text/rulebook";

/// A page is loaded more often than it is compiled.
const SMALL: [(&str, &str); 5] =
    [("OPT_LEVEL", "z"), ("LTO", "fat"), ("DEBUG", "false"), ("PANIC", "abort"), ("STRIP", "debuginfo")];

/// How the page is compiled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// Small and quick to load.
    Release,
    /// Quick to build, for looking at a change.
    Dev,
}

/// One file of the page.
struct File {
    name: String,
    content: Vec<u8>,
}

/// Builds the page into `crates/web/dist`.
pub fn run(root: &Path, build: Build) -> Result<()> {
    tools::need_wasm(root)?;
    let wasm = compile(root, build)?;
    let (glue, wasm) = bind(&wasm, build)?;

    let wasm = hashed("cardshed", "wasm", wasm);
    let glue = hashed("cardshed", "js", glue.into_bytes());
    let (first_styles, other_styles) = styles(root)?;
    let style = hashed("style", "css", other_styles.into_bytes());
    let source = |name: &str| {
        let path = root.join("crates/web").join(name);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let spoken = Language::ALL.map(words);
    let names = Language::ALL.map(|language| format!("words-{}.txt", language.code()));
    let mut all = vec![("cardshed.js", &glue), ("cardshed.wasm", &wasm), ("style.css", &style)];
    all.extend(names.iter().map(String::as_str).zip(&spoken));
    let first = Sources {
        page: source("index.html")?,
        early: source("early.js")?,
        words: source("first.js")?,
        boot: named(&source("boot.js")?, &all),
        styles: first_styles,
    };
    let index = File { name: "index.html".to_owned(), content: first.screen()?.into() };
    let mut files = vec![index, wasm, glue, style];
    files.extend(spoken);
    files.extend(folder(&root.join(AS_THEY_ARE), "")?);
    files.extend(folder(&root.join(RULEBOOKS), "rulebook-")?);
    files.push(service_worker(root, &files)?);
    write(&root.join("crates/web/dist"), &files, build)
}

/// The files of a folder, each under its own name with something before it, in the order of their names: what is made of
/// them must be the same everywhere.
fn folder(path: &Path, before: &str) -> Result<Vec<File>> {
    let entries = fs::read_dir(path).with_context(|| format!("cannot read {}", path.display()))?;
    let read = entries.map(|entry| {
        let path = entry?.path();
        let name = path.file_name().context("a folder entry has a name")?.to_string_lossy();
        Ok(File { name: format!("{before}{name}"), content: fs::read(&path)? })
    });
    let mut files = read.collect::<Result<Vec<File>>>()?;
    files.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}

/// The messages of a language. The page fetches those of the language it speaks.
fn words(language: Language) -> File {
    hashed(&format!("words-{}", language.code()), "txt", cardshed_text::source(language).into())
}

/// Has the compiler name the files of other crates without the place they have on this machine: what it says in a panic
/// is shorter, and the same page comes out everywhere.
fn short_paths() -> Result<String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo"))).context("cargo has no home")?;
    let mut flags = Vec::new();
    // Without any crate from a registry there is no such folder.
    for registry in fs::read_dir(home.join("registry/src")).into_iter().flatten() {
        flags.push(format!("--remap-path-prefix={}=", registry?.path().display()));
    }
    Ok(format!("target.{WASM}.rustflags={flags:?}"))
}

/// Compiles crate `web`, and gives where the result is.
fn compile(root: &Path, build: Build) -> Result<PathBuf> {
    let mut command = cargo(root, ["build", "--locked", "--package", "cardshed-web", "--target", WASM]);
    if build == Build::Release {
        for_release(&mut command, &SMALL);
        command.arg("--config").arg(short_paths()?);
    } else {
        command.env("CARGO_PROFILE_DEV_DEBUG", "false");
    }
    show(command)?;
    let metadata = answer(cargo(root, ["metadata", "--format-version", "1", "--no-deps"]))
        .context("`cargo metadata` does not answer")?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata)?;
    let target = metadata["target_directory"].as_str().context("cargo knows its target directory")?;
    let profile = if build == Build::Release { "release" } else { "debug" };
    Ok(Path::new(target).join(WASM).join(profile).join("cardshed-web.wasm"))
}

/// Prepares the compiled page for browsers: the glue in JavaScript, and the wasm that goes with it.
fn bind(wasm: &Path, build: Build) -> Result<(String, Vec<u8>)> {
    let mut output = Bindgen::new()
        .input_path(wasm)
        .web(true)?
        .typescript(false)
        .remove_producers_section(true)
        .remove_name_section(build == Build::Release)
        .omit_default_module_path(true)
        .generate_output()?;
    if build == Build::Dev {
        let wasm = output.wasm_mut().emit_wasm();
        return Ok((output.js().to_owned(), wasm));
    }
    let glue = without_comments(output.js());
    let module = output.wasm_mut();
    let glue = glue::shorten(module, &glue);
    // None would mean that the compiler keeps them in another way now.
    ensure!(places::forget(module) > 0, "the wasm does not say where it may panic");
    Ok((glue, order::reorder(&module.emit_wasm())?))
}

/// All style sheets in the order of their names: those of the first screen in one, the others in another.
fn styles(root: &Path) -> Result<(String, String)> {
    let mut sheets: Vec<PathBuf> =
        fs::read_dir(root.join(STYLES))?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    sheets.sort();
    let (mut first, mut others) = (String::new(), String::new());
    for sheet in sheets {
        let is_first = sheet.file_name().is_some_and(|name| name < OsStr::new(FIRST_STYLES));
        let text = fs::read_to_string(&sheet)?;
        if is_first { &mut first } else { &mut others }.push_str(&text);
    }
    Ok((squeezed(&first), squeezed(&others)))
}

/// A style sheet without its comments, and without what separates nothing: space beside brackets, and after colons, commas and
/// semicolons. Before a colon it may mean something, as in `a :hover`.
fn squeezed(style: &str) -> String {
    let mut bare = String::with_capacity(style.len());
    let mut rest = style;
    while let Some((before, comment)) = rest.split_once("/*") {
        bare.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    bare.push_str(rest);
    let mut squeezed = String::with_capacity(bare.len());
    // What is quoted stays as it is: every other part.
    for (part, text) in bare.split('"').enumerate() {
        if part % 2 == 1 {
            squeezed.extend(["\"", text, "\""]);
            continue;
        }
        for letter in text.chars() {
            if letter.is_whitespace() {
                if !squeezed.is_empty() && !squeezed.ends_with(['{', '}', ';', ':', ',', ' ']) {
                    squeezed.push(' ');
                }
                continue;
            }
            if ['{', '}', ';'].contains(&letter) && squeezed.ends_with(' ') {
                squeezed.pop();
            }
            if letter == '}' && squeezed.ends_with(';') {
                squeezed.pop();
            }
            squeezed.push(letter);
        }
    }
    squeezed.truncate(squeezed.trim_end().len());
    squeezed
}

/// The service worker knows every file, and is a new one whenever one of them is.
fn service_worker(root: &Path, files: &[File]) -> Result<File> {
    let script = fs::read_to_string(root.join("crates/web/sw.js"))?;
    let mut names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
    names.sort_unstable();
    let mut hash = Sha256::new();
    for file in files {
        hash.update(&file.content);
    }
    let list = serde_json::to_string(&names)?;
    let script = script.replace("\"FILES\"", &list).replace("VERSION", &short(&hash.finalize()));
    Ok(File { name: "sw.js".to_owned(), content: script.into() })
}

/// A file whose name says what is in it.
fn hashed(stem: &str, extension: &str, content: Vec<u8>) -> File {
    let hash = short(&Sha256::digest(&content));
    File { name: format!("{stem}-{hash}.{extension}"), content }
}

/// Enough digits of a hash to tell versions apart.
fn short(hash: &[u8]) -> String {
    hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// The text with every plain name of a file replaced by its real one.
fn named(text: &str, files: &[(&str, &File)]) -> String {
    files.iter().fold(text.to_owned(), |text, (plain, file)| {
        text.replace(&format!("/{plain}"), &format!("/{}", file.name))
    })
}

/// Writes the files, and beside each what it is compressed to.
fn write(dist: &Path, files: &[File], build: Build) -> Result<()> {
    if dist.exists() {
        fs::remove_dir_all(dist).with_context(|| format!("cannot empty {}", dist.display()))?;
    }
    fs::create_dir_all(dist)?;
    let mut wire = 0;
    for File { name, content } in files {
        fs::write(dist.join(name), content)?;
        if build == Build::Dev {
            continue;
        }
        let small = brotli(content)?;
        wire += small.len();
        fs::write(dist.join(format!("{name}.br")), small)?;
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        gzip.write_all(content)?;
        fs::write(dist.join(format!("{name}.gz")), gzip.finish()?)?;
    }
    if build == Build::Release {
        println!("the page: {} files, {} KB in brotli", files.len(), wire.div_ceil(1000));
    }
    Ok(())
}

fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let mut small = Vec::new();
    let settings =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, lgblock: 16, ..Default::default() };
    brotli::BrotliCompress(&mut &*content, &mut small, &settings)?;
    Ok(small)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_named_by_its_content() {
        let one = hashed("boot", "js", b"1".to_vec());
        let two = hashed("boot", "js", b"2".to_vec());
        assert_ne!(one.name, two.name);
        assert_eq!(named("src=\"/boot.js\"", &[("boot.js", &one)]), format!("src=\"/{}\"", one.name));
    }

    #[test]
    fn styles_lose_their_comments_and_nothing_else() {
        assert_eq!(squeezed("a {\n  /* why */\n  b: c;\n}\n"), "a{b:c}");
        assert_eq!(squeezed("a:hover,\nb :focus {\n  c:\n    d e\n    f;\n}"), "a:hover,b :focus{c:d e f}");
        assert_eq!(
            squeezed("a { b: calc(1px + 2px); c: \" ; x: y\"; }"),
            "a{b:calc(1px + 2px);c:\" ; x: y\"}"
        );
        assert_eq!(
            squeezed("@media (max-width: 2em) and (x) { a { b: c } }"),
            "@media (max-width:2em) and (x){a{b:c}}"
        );
        assert_eq!(squeezed("a{}/* open"), "a{}");
    }
}
