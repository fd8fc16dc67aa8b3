# case: {"stage": "graph"}
notify { a: require => /x/ }
