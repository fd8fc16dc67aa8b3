# fqn assign, as releases before 4 take it.
class a { $b::c = 1 }
