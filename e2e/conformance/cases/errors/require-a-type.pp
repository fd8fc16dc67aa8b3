# case: {"stage": "graph"}
notify { a: require => Integer }
