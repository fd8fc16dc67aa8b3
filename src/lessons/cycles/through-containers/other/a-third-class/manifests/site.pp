class config {
  file { '/etc/shop.conf':
    content => "database=shop\n",
  }
}

class database {
  exec { 'make the database':
    command => '/bin/cp /etc/shop.conf /var/tmp/database',
    creates => '/var/tmp/database',
  }
}

class shop {
  exec { 'start the shop':
    command => '/bin/cp /var/tmp/database /var/tmp/shop',
    creates => '/var/tmp/shop',
  }
}

include config
include database
include shop

Class['config'] -> Class['database'] -> Class['shop']
