class a(String $x) { notice($x) }
class { 'a': x => m::s() }
