file { '/srv/shop':
  ensure => directory,
}

file { '/srv/shop/prices':
  content => "bread=3\nmilk=2\n",
  mode    => '0640',
}
