notice(u::f("x"))
