file { '/etc/motd':
  content => "Managed by Puppet\n",
}
