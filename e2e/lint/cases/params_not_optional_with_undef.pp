class ntp (
  String $a = undef,
  Optional[String] $b = undef,
  Variant[String, Undef] $c = undef,
  Variant[String, Optional[Integer]] $d = undef,
  Variant[Array[Undef], String] $e = undef,
  Ntp::Name $f = undef,
  $g = undef,
  String $h = undef.lest || { 'a' },
  String $i,
  Any $j = undef,
  Hash[String, Struct[{ 'a' => Undef }]] $k = undef,
  Undef $l = undef
) { }
define ntp::key (Integer $a = undef, Optional $b = undef, Array[String, 1] $c = undef) { }
class none { }
