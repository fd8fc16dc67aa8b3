notice(u::f("Db"))
