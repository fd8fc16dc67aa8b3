notice(f3(1) |$x| { $x })
