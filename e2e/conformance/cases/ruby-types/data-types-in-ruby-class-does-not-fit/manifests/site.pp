$b = M::Less(1) notice(type($b))
