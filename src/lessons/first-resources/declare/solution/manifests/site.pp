# Declare the state of the machine here.
file { '/etc/motd':
  content => "Managed by Puppet\n",
}
