# node inherit missing, as releases before 4 take it.
node default inherits nowhere { notice('x') }
