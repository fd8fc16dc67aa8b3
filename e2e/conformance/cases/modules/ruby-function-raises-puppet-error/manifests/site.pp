notice(u::f(1)) 
