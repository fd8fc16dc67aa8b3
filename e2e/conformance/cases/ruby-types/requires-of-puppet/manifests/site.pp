notice(m::w())
