# case: {"stage": "compile"}
# Aliases that mention each other: an instance is what is one by something else than the mention.
type A = Variant[Integer, B]
type B = Variant[String, A]
type First = Optional[Second]
type Second = Variant[String, First]
type Self = Variant[Integer, Self]
type Tree = Variant[Integer, Array[Tree]]
type Nested = Variant[Integer, Array[Deep]]
type Deep = Variant[String, Nested]
notice([[], 1, 'a', undef, 1.5, {}].map |$value| { [$value =~ A, $value =~ B, $value =~ First, $value =~ Second, $value =~ Self] })
notice([[1, [2]], ['a'], [[[]]], [1.5]].map |$value| { [$value =~ Tree, $value =~ Nested, $value =~ Deep] })
notice(A <= B, B <= A, A == B, Tree <= Array[Tree], Array[Tree] <= Tree)
notice(A, Tree, First)
