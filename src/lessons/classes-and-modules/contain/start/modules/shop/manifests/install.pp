# Fetches the shop.
class shop::install {
  exec { 'fetch the shop':
    command => '/bin/echo shop > /var/tmp/shop.fetched',
    creates => '/var/tmp/shop.fetched',
  }
}
