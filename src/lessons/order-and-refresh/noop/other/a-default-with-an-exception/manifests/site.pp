File {
  noop => true,
}

file { '/etc/shop.conf':
  content => "port=9090\n",
  notify  => Exec['restart the shop'],
}

exec { 'restart the shop':
  command     => '/bin/true',
  refreshonly => true,
}

file { '/etc/motd':
  content => "The shop runs here.\n",
  noop    => false,
}
