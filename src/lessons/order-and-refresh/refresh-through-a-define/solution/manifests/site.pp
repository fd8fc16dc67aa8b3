define shop {
  file { "/var/tmp/${title}":
    content => "open\n",
  }

  exec { "reload ${title}":
    command     => '/bin/true',
    refreshonly => true,
  }
}

file { '/etc/shops.conf':
  content => "currency=euro\n",
}

shop { ['north', 'south']: }

exec { 'tell the balancer':
  command     => '/bin/touch /var/tmp/balancer',
  refreshonly => true,
}

File['/etc/shops.conf'] ~> Shop['north', 'south']
Shop['north', 'south'] ~> Exec['tell the balancer']
