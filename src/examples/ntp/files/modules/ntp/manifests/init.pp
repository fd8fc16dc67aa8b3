# Keeps the clock right.
#
# @param servers  the time servers to ask
# @param package  the name of the package that holds the daemon
class ntp (
  Array[String[1], 1] $servers,
  String[1]           $package = 'ntp',
) {
  package { $package:
    ensure => installed,
  }

  file { '/etc/ntp.conf':
    ensure  => file,
    owner   => 'root',
    group   => 'root',
    mode    => '0644',
    content => epp('ntp/ntp.conf.epp', { 'servers' => $servers }),
    require => Package[$package],
  }

  service { 'ntp':
    ensure    => running,
    enable    => true,
    subscribe => File['/etc/ntp.conf'],
  }
}
