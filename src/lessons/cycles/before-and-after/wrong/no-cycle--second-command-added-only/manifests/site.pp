exec { 'move the database':
  command => '/bin/touch /var/tmp/database',
  creates => '/var/tmp/database',
}

exec { 'tell the balancer':
  command => '/bin/touch /var/tmp/balancer',
  creates => '/var/tmp/balancer',
  before  => Exec['move the database'],
  require => Exec['move the database'],
}

exec { 'join the balancer':
  command => '/bin/touch /var/tmp/balancer.joined',
  creates => '/var/tmp/balancer.joined',
  require => Exec['move the database'],
}
