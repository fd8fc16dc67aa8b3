# case: {"stage": "compile"}
type A = Variant[B, C]
type B = Variant[A, C]
type C = Variant[A, B]
notice(1 =~ C)
