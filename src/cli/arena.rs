//! A referee between programs that play over LCP.

#[expect(dead_code, reason = "nobody plays yet")]
mod contestant;
