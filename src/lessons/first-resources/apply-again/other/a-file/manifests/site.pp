file { '/etc/motd':
  content => "Managed by Puppet\n",
}

file { '/var/log/setup.log':
  content => "installed\n",
}
