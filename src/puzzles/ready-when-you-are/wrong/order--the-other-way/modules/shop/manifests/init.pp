# The shop needs a running database.
class shop {
  include database

  exec { 'start the shop':
    command => '/bin/cp /var/tmp/database /var/tmp/shop',
    creates => '/var/tmp/shop',
  }
}
