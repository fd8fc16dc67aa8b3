class ntp (
  String $first,
  Optional[String] $second = undef,
  String $third,
  $fourth = { 'a' => [1, 2] },
  Ntp::Port $fifth,
  Hash[String, Integer] $sixth,
) { }
define ntp::key ($a = f($b, $c), $d) { }
class none { }
