# class define same, as releases before 4 take it.
define a() { }
class a { }
