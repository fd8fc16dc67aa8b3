file { '/srv/shop/data/orders.txt':
  content => "none yet\n",
  owner   => 'shop',
}
