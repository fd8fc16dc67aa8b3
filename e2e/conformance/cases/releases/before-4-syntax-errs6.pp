# syntax errs6, as releases before 4 take it.
class a inherits { }
