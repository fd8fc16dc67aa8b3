# Say here what the machine should be like.
file { '/etc/motd':
  content => "Managed by Puppet\n",
}
