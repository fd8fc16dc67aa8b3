file { '/srv/shop/data/orders.txt':
  content => "none yet\n",
  owner   => 'shop',
}

file { ['/srv/shop/data', '/srv/shop']:
  ensure => directory,
}

user { 'shop':
  ensure => present,
}
