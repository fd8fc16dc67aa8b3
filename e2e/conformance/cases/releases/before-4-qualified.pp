# qualified, as releases before 4 take it.
class a { $v = 'av' class b { $w = 'bw' notice($a::v, $b::w) } include b }
include a
notice($a::v, $a::b::w, $a::nope)
