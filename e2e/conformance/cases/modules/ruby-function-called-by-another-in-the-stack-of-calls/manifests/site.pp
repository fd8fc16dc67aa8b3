notice(x::outer())
