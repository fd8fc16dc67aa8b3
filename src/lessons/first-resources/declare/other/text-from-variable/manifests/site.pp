$greeting = 'Managed by Puppet'

file { '/etc/motd':
  ensure  => file,
  content => "${greeting}\n",
}
