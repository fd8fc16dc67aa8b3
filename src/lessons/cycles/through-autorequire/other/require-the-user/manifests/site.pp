file { '/srv/shop/welcome.txt':
  content => "Good that you are here\n",
  owner   => 'shop',
  require => User['shop'],
}

file { '/srv/shop':
  ensure => directory,
  owner  => 'shop',
}

user { 'shop':
  ensure => present,
  uid    => 1500,
  home   => '/srv/shop',
}
