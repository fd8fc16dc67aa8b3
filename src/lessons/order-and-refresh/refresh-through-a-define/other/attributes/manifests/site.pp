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

shop { ['north', 'south']:
  subscribe => File['/etc/shops.conf'],
  notify    => Exec['tell the balancer'],
}

exec { 'tell the balancer':
  command     => '/bin/touch /var/tmp/balancer',
  refreshonly => true,
}
