# syntax err10, as releases before 4 take it.
class a { } }
