# The shortest cycle: each of two resources requires the other one.
# Remove either of the two lines with `require`.
file { '/etc/app.conf':
  ensure  => file,
  content => "port = 8080\n",
  require => Service['app'],
}

service { 'app':
  ensure  => running,
  # This line says the opposite of the line above.
  require => File['/etc/app.conf'],
}

# This file is not part of the cycle, but Puppet does not apply it either:
# with a cycle in the catalog, Puppet applies nothing.
file { '/etc/motd':
  ensure  => file,
  content => "hello\n",
}
