# Keeps the clock of the machine synchronized.
#
# @param servers  the time servers to use
# @param package  the name of the package with the daemon
class ntp (
  Array[String[1], 1] $servers,
  String[1]           $package = 'ntpsec',
) {
  package { $package:
    ensure => installed,
  }

  file { '/etc/ntpsec/ntp.conf':
    ensure  => file,
    owner   => 'root',
    group   => 'root',
    mode    => '0644',
    content => epp('ntp/ntp.conf.epp', { 'servers' => $servers }),
    require => Package[$package],
  }

  service { 'ntpsec':
    ensure    => running,
    enable    => true,
    subscribe => File['/etc/ntpsec/ntp.conf'],
  }
}
