include a
notice(::a::f())
notice(a::f())
