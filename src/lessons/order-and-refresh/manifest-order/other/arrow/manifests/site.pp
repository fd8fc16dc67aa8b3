exec { 'keep a copy':
  command => '/bin/cp /var/tmp/prices.txt /var/tmp/prices.bak',
  creates => '/var/tmp/prices.bak',
}
<- file { '/var/tmp/prices.txt':
  content => "bread=3\n",
}
