exec { 'move the database':
  command => '/bin/touch /var/tmp/database',
  creates => '/var/tmp/database',
}

exec { 'leave the balancer':
  command => '/bin/touch /var/tmp/balancer.left',
  creates => '/var/tmp/balancer.left',
  before  => Exec['move the database'],
}

exec { 'join the balancer':
  command => '/bin/touch /var/tmp/balancer.joined',
  creates => '/var/tmp/balancer.joined',
  require => Exec['move the database'],
}
