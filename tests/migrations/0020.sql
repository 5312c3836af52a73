-- Somebody has prepared a turn, and a turn has been played that was prepared, as the program wrote them when migration 0020
-- was the newest.
-- rows before these: 0018.sql

insert into prepared (match, seat, plan, version, void)
select matches.id, 1, 'discard.r7+draw', version, null from matches where state = 'playing' and game = 'classic';
insert into prepared_steps (match, ply)
select matches.id, 20 from matches where state = 'playing' and game = 'classic';
