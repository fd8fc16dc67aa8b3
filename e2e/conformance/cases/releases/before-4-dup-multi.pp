# dup multi, as releases before 4 take it.
file { '/tmp/a':
  ensure => present,
}
file { '/tmp/a':
  ensure => absent,
}
