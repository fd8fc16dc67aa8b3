file { '/etc/prices.conf':
  ensure  => file,
  content => "bread=3\nmilk=1\n",
  notify  => Exec['rebuild the index'],
}

exec { 'rebuild the index':
  command     => '/bin/echo rebuilt >> /var/tmp/rebuilds',
  refreshonly => true,
}
