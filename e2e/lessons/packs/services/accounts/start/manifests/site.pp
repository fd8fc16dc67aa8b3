user { 'guest':
  ensure => present,
}
