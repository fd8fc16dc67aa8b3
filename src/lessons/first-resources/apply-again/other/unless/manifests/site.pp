file { '/etc/motd':
  content => "Managed by Puppet\n",
}

exec { 'note that the machine is installed':
  command => '/bin/echo installed >> /var/log/setup.log',
  unless  => '/usr/bin/test -e /var/log/setup.log',
}
