notice(u::f([1,2]) |$x| { $x * 2 }) notice(u::f([1,2]) |$x, $y| { $x * 2 })
