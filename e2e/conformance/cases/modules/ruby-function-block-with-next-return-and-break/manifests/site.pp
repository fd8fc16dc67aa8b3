$r = [1,2,3].map |$v| { u::f() |$x| { next(9) } } notice($r) function g() { u::f() |$x| { return(5) } 7 } notice(g()) notice([1,2].map |$v| { u::f() |$x| { break() } })
