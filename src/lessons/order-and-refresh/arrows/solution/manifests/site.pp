exec { 'start the shop':
  command => '/bin/cp /var/tmp/shop.unpacked /var/tmp/shop.started',
  creates => '/var/tmp/shop.started',
}

exec { 'unpack the shop':
  command => '/bin/cp /var/tmp/shop.fetched /var/tmp/shop.unpacked',
  creates => '/var/tmp/shop.unpacked',
}

exec { 'fetch the shop':
  command => '/bin/echo shop > /var/tmp/shop.fetched',
  creates => '/var/tmp/shop.fetched',
}

Exec['fetch the shop'] -> Exec['unpack the shop']
-> Exec['start the shop']
