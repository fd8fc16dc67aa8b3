Service { provider => 'scripted', hasstatus => true }
service { 'one':
  ensure => running,
  status => '/bin/false',
  start  => '/bin/sh -c "echo started one >> /tmp/log"',
}
service { 'two':
  ensure => stopped,
  status => '/bin/true',
  stop   => '/bin/sh -c "echo stopped two >> /tmp/log"',
}
file { '/etc/three.conf': content => 'c' }
~> service { 'three':
  ensure  => running,
  status  => '/bin/true',
  restart => '/bin/sh -c "echo restarted three >> /tmp/log"',
}
service { 'four': ensure => running, status => '/bin/false', start => '/bin/sh -c "echo no >&2; exit 3"' }
