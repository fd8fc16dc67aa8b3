# A web server that exports its data for other nodes.
class web {
  $name_here = $facts['networking']['fqdn']

  package { 'nginx':
    ensure => installed,
  }

  service { 'nginx':
    ensure  => running,
    enable  => true,
    require => Package['nginx'],
  }

  # For the balancer: one line of its configuration.
  @@file { "/etc/haproxy/servers/${name_here}.cfg":
    ensure  => file,
    content => "server ${facts['networking']['hostname']} ${name_here}:80 check\n",
    tag     => 'balancer',
  }

  # For the monitor: one job.
  @@cron { "watch ${name_here}":
    command => "/usr/local/bin/watch http://${name_here}/",
    minute  => '*/5',
    tag     => 'monitor',
  }
}
