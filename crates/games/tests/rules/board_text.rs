//! Boards of single letters as text, for the slow rules: read and printed here without the code under test. No rank is
//! longer than nine cells, so that a run of empty cells is one digit.

/// The ranks of a board from the top, `.` for an empty cell.
pub fn spread(board: &str) -> Vec<Vec<char>> {
    let cells = |sign: char| sign.to_digit(10).map_or(vec![sign], |run| vec!['.'; run as usize]);
    board.split('/').map(|rank| rank.chars().flat_map(cells).collect()).collect()
}

/// What [`spread`] reads.
pub fn gather<'a>(ranks: impl IntoIterator<Item = &'a [char]>) -> String {
    let mut text = String::with_capacity(100);
    for rank in ranks {
        for run in rank.chunk_by(|one, other| one == other) {
            match run[0] {
                '.' => text.extend(char::from_digit(run.len() as u32, 10)),
                _ => text.extend(run),
            }
        }
        text.push('/');
    }
    text.pop();
    text
}
