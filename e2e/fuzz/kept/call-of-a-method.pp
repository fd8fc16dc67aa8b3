fx.f() (4.0).
notice('a,b'.split(','))
