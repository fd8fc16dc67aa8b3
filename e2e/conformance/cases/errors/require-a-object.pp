# case: {"stage": "graph"}
type P = Object[{attributes => {x => Integer}}]
notify { a: subscribe => P(1) }
