file { '/var/tmp/prices.txt':
  content => "bread=3\n",
}

exec { 'keep a copy':
  command => '/bin/cp /var/tmp/prices.txt /var/tmp/prices.bak',
  creates => '/var/tmp/prices.bak',
  require => File['/var/tmp/prices.txt'],
}
