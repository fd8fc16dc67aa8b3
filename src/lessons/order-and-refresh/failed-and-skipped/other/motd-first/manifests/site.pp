file { '/etc/motd':
  content => "This machine runs the shop.\n",
}
-> exec { 'move the database':
  command => '/bin/false',
}
-> file { '/etc/shop.conf':
  content => "database=new\n",
}
