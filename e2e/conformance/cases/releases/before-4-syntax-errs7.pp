# syntax errs7, as releases before 4 take it.
node web.example.com { }
