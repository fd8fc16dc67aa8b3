# case: {"stage": "compile"}
# The alias that is used is fine in itself: the one to which it leads is not.
type A = B
type B = C
type C = B
notice(1 =~ A)
