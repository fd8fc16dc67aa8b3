class database {
  exec { 'make the database':
    command => '/bin/cp /etc/shop.conf /var/tmp/database',
    creates => '/var/tmp/database',
    require => File['/etc/shop.conf'],
  }
}

class shop {
  file { '/etc/shop.conf':
    content => "database=shop\n",
  }

  exec { 'start the shop':
    command => '/bin/cp /var/tmp/database /var/tmp/shop',
    creates => '/var/tmp/shop',
  }
}

include database
include shop

Exec['make the database'] -> Exec['start the shop']
