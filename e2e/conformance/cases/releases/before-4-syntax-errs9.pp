# syntax errs9, as releases before 4 take it.
include foo::Bar
