$a = "on $b"
$c = "on ${d}"
$e = "$f and $g::h.i"
$j = "costs \$5"
$k = @("END")
  on $l here
  and ${m}
  | END
