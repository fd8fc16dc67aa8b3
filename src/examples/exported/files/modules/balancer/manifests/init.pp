# Distributes requests to all web servers.
class balancer {
  package { 'haproxy':
    ensure => installed,
  }

  file { ['/etc/haproxy', '/etc/haproxy/servers']:
    ensure  => directory,
    require => Package['haproxy'],
  }

  File <<| tag == 'balancer' |>> {
    notify => Service['haproxy'],
  }

  service { 'haproxy':
    ensure => running,
    enable => true,
  }
}
