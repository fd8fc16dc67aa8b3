class a(Numeric $n, Any $any, String $s) { }
class { 'a': n => Deferred('m::number', ['1']), any => Deferred('m::number', [1]), s => Deferred('m::number', ['1']) }
