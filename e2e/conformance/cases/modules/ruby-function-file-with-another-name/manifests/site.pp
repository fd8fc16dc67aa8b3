notice(u::f(1, 2)) 
