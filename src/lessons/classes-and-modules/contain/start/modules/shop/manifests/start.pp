# Starts the shop.
class shop::start {
  exec { 'start the shop':
    command => '/bin/cp /var/tmp/shop.fetched /var/tmp/shop.started',
    creates => '/var/tmp/shop.started',
  }
}
