# multi line error, as releases before 4 take it.
file { '/tmp/a':
  ensure => present,
  colour => 'red',
}
