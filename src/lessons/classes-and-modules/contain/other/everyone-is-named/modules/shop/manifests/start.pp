# Starts what was brought.
class shop::start {
  exec { 'start the shop':
    command => '/bin/cp /var/tmp/shop.fetched /var/tmp/shop.started',
    require => Class['shop::install'],
    creates => '/var/tmp/shop.started',
  }
}
