class ntp (
  Optional[String] $a = 'x',
  Optional[String] $b = undef,
  Optional[String] $c = $a,
  Optional[String] $d = f('x'),
  Optional $e,
  String $f = 'y',
  Variant[Optional[String], Integer] $g = 'z',
) { }
