notice(f3(1))
