# require fn, as releases before 4 take it.
class a { notify { 'a': } }
class b { require a notify { 'b': } }
include b
