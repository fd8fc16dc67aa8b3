function lib::f() { 'f' }
