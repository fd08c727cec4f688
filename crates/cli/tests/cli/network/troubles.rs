//! What goes wrong before a game begins: one sentence, soon, and the right exit status.

use super::program::{Computer, free_port};
use std::net::{Ipv4Addr, TcpListener};
use std::time::{Duration, Instant};

/// Runs the program; it must fail with this status and one sentence that begins so, within ten seconds.
pub fn fails(args: &[&str], status: i32, sentence: &str) {
    let computer = Computer::new();
    let start = Instant::now();
    let ended = computer.start(args).end();
    assert_eq!(ended.status, Some(status), "{args:?}: {}{}", ended.out, ended.err);
    assert!(ended.err.starts_with(sentence) && ended.err.lines().count() == 1, "{args:?}: {}", ended.err);
    assert!(start.elapsed() < Duration::from_secs(10), "{args:?}: {:?}", start.elapsed());
    assert!(computer.logs().is_empty(), "{args:?}");
}

#[test]
fn wrong_words_are_told() {
    for code in ["ABCDEF", "ABC", "word", "127.0.0.1:0", "http://", "a b c"] {
        let args: Vec<&str> = ["join"].into_iter().chain(code.splitn(2, ' ')).collect();
        fails(&args, 2, &format!("“{code}” is no code of a table"));
    }
    for name in ["", " ", "\u{202e}", "---"] {
        fails(&["join", "127.0.0.1", "--name", name], 2, "“");
        fails(&["host", "rastros", "--name", name], 2, "“");
    }
    for clock in ["soon", "-1", "300+", "1e9", "99999999999999"] {
        fails(&["host", "rastros", &format!("--clock={clock}")], 2, &format!("“{clock}” is no clock"));
    }
    fails(&["host", "no-game"], 2, "");
    fails(&["host", "rastros", "--position", "nonsense"], 2, "");
    fails(&["host"], 2, "");
    fails(&["host", "--table", "/no/such/file.table"], 1, "There is no file");
}

#[test]
fn nobody_there_is_told() {
    fails(&["join", &format!("127.0.0.1:{}", free_port())], 1, "Nobody has a table open there.");
}

#[test]
fn somebody_who_never_speaks_is_told() {
    let silent = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let place = silent.local_addr().expect("it has one").to_string();
    fails(&["join", &place], 1, "The other computer does not answer.");
}

#[test]
fn something_else_there_is_told() {
    use std::io::{Read, Write};
    let other = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let place = other.local_addr().expect("it has one").to_string();
    std::thread::spawn(move || {
        while let Ok((mut stream, _)) = other.accept() {
            let _ = stream.read(&mut [0; 1024]);
            let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello");
        }
    });
    fails(&["join", &place], 1, "Something answers there, but it is no table of Ludoteca.");
}

#[test]
fn a_port_in_use_is_told() {
    let taken = TcpListener::bind((Ipv4Addr::UNSPECIFIED, 0)).expect("a free port");
    let port = taken.local_addr().expect("it has one").port().to_string();
    fails(&["host", "rastros", "--port", &port], 1, &format!("Nothing can be opened on port {port}: "));
}

#[test]
fn the_port_is_closed_when_the_program_ends() {
    let ana = Computer::new();
    let (mut host, port) = ana.host(&["rastros"]);
    let connect = || std::net::TcpStream::connect((Ipv4Addr::LOCALHOST, port));
    assert!(connect().is_ok());
    // Without a game nothing typed is waited for but the end.
    host.types_no_more();
    host.kill();
    assert!(connect().is_err());
}

#[test]
fn one_key_is_made_and_nobody_else_reads_it() {
    let ana = Computer::new();
    let path = ana.folder().join("tables").join("identity");
    let mut keys = Vec::new();
    for _ in 0..2 {
        let (host, _) = ana.host(&["rastros"]);
        host.kill();
        keys.push(std::fs::read_to_string(&path).expect("it is there"));
    }
    assert_eq!(keys[0], keys[1]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&path).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    // The secret half stands in no log.
    for log in ana.logs() {
        assert!(!std::fs::read_to_string(log).expect("it can be read").contains(keys[0].trim()));
    }
    std::fs::write(&path, "broken\n").expect("it can be written");
    let ended = ana.start(&["host", "rastros"]).end();
    assert_eq!((ended.status, ended.err.lines().count()), (Some(1), 1), "{}", ended.err);
}
