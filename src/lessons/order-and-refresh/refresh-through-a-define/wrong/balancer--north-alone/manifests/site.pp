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
  notify  => Shop['north', 'south'],
}

shop { ['north', 'south']: }

exec { 'tell the balancer':
  command     => '/bin/touch /var/tmp/balancer',
  refreshonly => true,
  subscribe   => Shop['north'],
}
