notice(m::e('x'))
