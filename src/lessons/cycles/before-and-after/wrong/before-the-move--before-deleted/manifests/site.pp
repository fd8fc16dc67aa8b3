exec { 'move the database':
  command => '/bin/touch /var/tmp/database',
  creates => '/var/tmp/database',
}

exec { 'tell the balancer':
  command => '/bin/touch /var/tmp/balancer',
  creates => '/var/tmp/balancer',
  require => Exec['move the database'],
}
