# match, as releases before 4 take it.
if 'abc' =~ /a(.)c/ { notice("$0 $1 [$2]") }
notice($1)
if 5 =~ /5/ { notice('num') }
if undef !~ /x/ { notice('undef') }
if "a" =~ /^\w$/ and "bc" =~ /(.)(.)/ { notice("$1$2") }
