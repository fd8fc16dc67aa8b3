exec { 'leave the balancer':
  command => '/bin/touch /var/tmp/left',
  creates => '/var/tmp/left',
}
-> exec { 'move the database':
  command => '/bin/touch /var/tmp/database',
  creates => '/var/tmp/database',
}
-> exec { 'come back to the balancer':
  command => '/bin/touch /var/tmp/back',
  creates => '/var/tmp/back',
}
