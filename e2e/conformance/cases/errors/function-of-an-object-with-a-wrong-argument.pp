# case: {"stage": "compile"}
type P = Object[{attributes => {x => Integer}, functions => {f => Callable[[Integer], String]}}]
notice(P(1).f('a'))
