class ntp (
  String $a = '',
  String[1] $b = "",
  Variant[String, Integer] $c = '',
  Optional[String] $d = '',
  String $e = 'x',
  String $f,
  Ntp::Name $g = '',
  $h = '',
  StringOther $i = '',
  Hash[String, String] $j = { 'a' => '', 'b' => '' },
  Array[String] $k = ['', ''],
  String $l = "${a}",
  String $m = '' ? { default => 'a' },
  Enum['', 'a'] $n = '',
  Variant[Integer, Array[String, 1]] $o = ''
) { }
define ntp::key (String $a = '', String $b = f('', ''), String $c = '') { }
class none { }
