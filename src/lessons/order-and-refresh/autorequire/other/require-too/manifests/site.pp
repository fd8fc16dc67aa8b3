user { 'shop':
  ensure => present,
  home   => '/srv/shop',
}

file { '/srv/shop':
  ensure  => directory,
  owner   => 'shop',
  require => User['shop'],
}

file { '/srv/shop/data':
  ensure  => directory,
  owner   => 'shop',
  require => File['/srv/shop'],
}

file { '/srv/shop/data/orders.txt':
  content => "none yet\n",
  owner   => 'shop',
  require => File['/srv/shop/data'],
}
