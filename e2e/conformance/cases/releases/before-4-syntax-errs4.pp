# syntax errs4, as releases before 4 take it.
notice("unclosed)
class c { }
