# c
/* m
ulti */ notice('x') # trailing
