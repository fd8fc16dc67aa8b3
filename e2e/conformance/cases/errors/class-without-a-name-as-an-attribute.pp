notify { 'fine':
  message => Class['settings'],
}
file { '/tmp/report':
  ensure => file,
  mode   => Class,
}
