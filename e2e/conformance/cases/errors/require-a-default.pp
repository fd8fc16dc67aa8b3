# case: {"stage": "graph"}
notify { a: require => default }
