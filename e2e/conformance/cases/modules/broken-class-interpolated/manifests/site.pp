notice(lookup("a"))
