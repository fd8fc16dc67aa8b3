file { '/etc/shop.conf':
  content => "database=new\n",
}

file { '/etc/motd':
  content => "This machine runs the shop.\n",
}
