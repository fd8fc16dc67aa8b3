notice(f2(1)) 
