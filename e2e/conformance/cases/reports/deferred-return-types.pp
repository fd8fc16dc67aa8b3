class a(String $s, Any $n, Optional[String] $o = undef, Numeric $m = 1) { }
class { 'a':
  s => Deferred('epp', ['m/x']),
  n => Deferred('notice', ['x']),
  o => Deferred('inline_epp', ['m/x']),
  m => Deferred('match', ['x', 'x']),
}
