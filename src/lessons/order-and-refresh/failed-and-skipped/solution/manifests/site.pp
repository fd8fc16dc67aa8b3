exec { 'move the database':
  command => '/bin/false',
}

file { '/etc/shop.conf':
  content => "database=new\n",
  require => Exec['move the database'],
}

file { '/etc/motd':
  content => "This machine runs the shop.\n",
}
