class a { $y = 5 notice(m::ctx('q')) }
include a
