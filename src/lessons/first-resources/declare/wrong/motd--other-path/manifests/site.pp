file { '/etc/motd.txt':
  content => "Managed by Puppet\n",
}
