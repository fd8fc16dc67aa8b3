exec { '/bin/mkdir -p /srv/shop/data':
  before => File['/srv/shop/data/orders.txt'],
}

file { '/srv/shop/data/orders.txt':
  content => "none yet\n",
  owner   => 'shop',
}

user { 'shop':
  ensure => present,
}
