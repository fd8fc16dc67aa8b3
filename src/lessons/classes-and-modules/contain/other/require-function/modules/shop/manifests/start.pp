# Starts what was brought.
class shop::start {
  require shop::install

  exec { 'start the shop':
    command => '/bin/cp /var/tmp/shop.fetched /var/tmp/shop.started',
    creates => '/var/tmp/shop.started',
  }
}
