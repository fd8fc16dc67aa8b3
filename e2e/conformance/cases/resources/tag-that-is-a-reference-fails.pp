notify { 'hello':
  tag => File['/etc/motd'],
}

file { '/etc/motd':
  ensure => file,
}
