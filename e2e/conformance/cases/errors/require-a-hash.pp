# case: {"stage": "graph"}
notify { a: require => { a => 1 } }
