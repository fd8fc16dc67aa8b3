# contain fn, as releases before 4 take it.
class a { notify { 'a': } }
class b { contain a }
include b
