# case: {"stage": "graph"}
realize({ a => 1 })
