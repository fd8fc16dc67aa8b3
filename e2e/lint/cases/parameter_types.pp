class ntp (
  $a,
  String $b,
  $c = { 'x' => [1, 2] },
  Hash[String, Integer] $d = {},
  Ntp::Port $e = f($x, $y),
  $f = 1,
) { }
