notice(m::own(1, 2))
