stage { 'setup':
  before => Stage['main'],
}

stage { 'report':
  require => Stage['main'],
}

class users {
  exec { 'list the users':
    command => '/bin/echo ada > /var/tmp/users',
    creates => '/var/tmp/users',
  }
}

class shop {
  exec { 'install the shop':
    command => '/bin/cp /var/tmp/users /var/tmp/shop',
    creates => '/var/tmp/shop',
  }
}

class inventory {
  exec { 'count':
    command => '/bin/cp /var/tmp/shop /var/tmp/inventory',
    creates => '/var/tmp/inventory',
    require => Exec['install the shop'],
  }
}

class { 'users':
  stage => 'setup',
}

class { 'inventory':
  stage => 'setup',
}

include shop
