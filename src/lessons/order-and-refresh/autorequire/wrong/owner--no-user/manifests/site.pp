file { '/srv/shop/data/orders.txt':
  content => "none yet\n",
}

file { ['/srv/shop/data', '/srv/shop']:
  ensure => directory,
}
