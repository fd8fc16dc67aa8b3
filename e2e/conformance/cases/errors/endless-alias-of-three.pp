# case: {"stage": "compile"}
# Of three aliases that stand for nothing, the one that is used is told.
type A = B
type B = Variant[C]
type C = A
notice(1 =~ B)
