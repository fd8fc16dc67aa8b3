# Ruby functions see the calls around them: of built-in functions, of lambdas and of Puppet functions.
notice(m::places())
[1].each |$n| {
  notice(m::places())
}
include m
m::item { 'a': }
notice(m::outer())
notice(epp('m/places.epp'))
