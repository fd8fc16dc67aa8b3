exec { 'announce the shop':
  command => '/bin/cp /var/tmp/shop.started /var/tmp/shop.announced',
  creates => '/var/tmp/shop.announced',
  require => Class['shop::start'],
}

include shop
