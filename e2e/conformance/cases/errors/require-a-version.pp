# case: {"stage": "graph"}
notify { a: subscribe => SemVer('1.0.0') }
