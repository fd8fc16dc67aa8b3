file { '/etc/notice':
  ensure => file,
}
