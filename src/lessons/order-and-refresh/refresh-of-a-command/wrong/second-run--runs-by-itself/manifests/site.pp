file { '/etc/prices.conf':
  content => "bread=3\nmilk=1\n",
}

exec { 'rebuild the index':
  command => '/bin/echo rebuilt >> /var/tmp/rebuilds',
  require => File['/etc/prices.conf'],
}
