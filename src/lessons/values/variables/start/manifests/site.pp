file { '/etc/shop':
  ensure => directory,
}

file { '/etc/shop/conf.d':
  ensure => directory,
}

file { '/etc/shop/shop.conf':
  content => "include /etc/shop/conf.d\n",
}
