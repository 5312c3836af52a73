//! The value table: every number that is printed on a board, a card or a sheet.
