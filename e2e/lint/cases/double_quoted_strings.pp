$a = "plain"
$b = 'single'
$c = "with ${a}"
$d = "line\n end"
$e = "tab\t, blank\s, \$, \", \\"
$f = "it's"
$g = "over
lines"
$h = ""
notice("one", "two ${a} ${"three"}")
$i = "umlaut ä"
$j = "a          b"
