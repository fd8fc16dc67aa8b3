# Twelve files notify one service, and the service notifies a check that
# notifies a report. Each is refreshed once, for any number of events:
# Puppet first applies everything that comes before it.
$settings = {
  'cache'    => 'on',
  'compress' => 'on',
  'log'      => 'info',
  'language' => 'en',
  'limit'    => '64M',
  'proxy'    => 'off',
}

package { 'haproxy':
  ensure => installed,
}

file { ['/etc/haproxy', '/etc/haproxy/conf.d', '/etc/haproxy/errors']:
  ensure  => directory,
  require => Package['haproxy'],
}

$settings.each |String $name, String $value| {
  file { "/etc/haproxy/conf.d/${name}.cfg":
    ensure  => file,
    content => "${name} ${value}\n",
    notify  => Service['haproxy'],
  }
}

[400, 403, 404, 500, 502, 503].each |Integer $code| {
  file { "/etc/haproxy/errors/${code}.http":
    ensure  => file,
    content => "HTTP/1.0 ${code}\r\n\r\n",
    notify  => Service['haproxy'],
  }
}

service { 'haproxy':
  ensure => running,
  enable => true,
}

exec { 'wait for the proxy':
  command     => 'true',
  path        => ['/usr/bin', '/bin'],
  refreshonly => true,
  subscribe   => Service['haproxy'],
}

exec { 'tell the monitor':
  command     => 'touch /var/tmp/told',
  path        => ['/usr/bin', '/bin'],
  refreshonly => true,
  subscribe   => Exec['wait for the proxy'],
}
