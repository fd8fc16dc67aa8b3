exec { 'start the shop':
  command => '/bin/cp /var/tmp/shop.unpacked /var/tmp/shop.started',
  creates => '/var/tmp/shop.started',
  require => Exec['unpack the shop'],
}

exec { 'unpack the shop':
  command => '/bin/cp /var/tmp/shop.fetched /var/tmp/shop.unpacked',
  creates => '/var/tmp/shop.unpacked',
  require => Exec['fetch the shop'],
}

exec { 'fetch the shop':
  command => '/bin/echo shop > /var/tmp/shop.fetched',
  creates => '/var/tmp/shop.fetched',
}
