file { '/etc/shop.conf':
  content => "password=secret\n",
}
