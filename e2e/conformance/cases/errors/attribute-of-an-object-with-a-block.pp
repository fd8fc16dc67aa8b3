# case: {"stage": "compile"}
type P = Object[{attributes => {x => Integer}}]
notice(P(1).x || { 3 })
