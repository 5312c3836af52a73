-- Quick seasons have a clock of their own, which an earlier program cannot read.

update compatibility set compatible_from = 46;
