user { 'shop':
  ensure => present,
  uid    => 1500,
  home   => '/srv/shop',
}

file { '/srv/shop':
  ensure => directory,
}

file { '/srv/shop/welcome.txt':
  content => "Good that you are here\n",
  before  => User['shop'],
}
