# The shortest cycle that there is: each of two resources wants the other
# first. One line says `require`, the other `before`; take either away.
file { '/etc/app.conf':
  ensure  => file,
  content => "port = 8080\n",
  require => Service['app'],
}

service { 'app':
  ensure  => running,
  # Looks as if it were the same wish. It is the opposite one.
  require => File['/etc/app.conf'],
}

# Nothing is wrong with this one, and still it is not applied:
# with a cycle in the catalog, Puppet applies nothing at all.
file { '/etc/motd':
  ensure  => file,
  content => "hello\n",
}
