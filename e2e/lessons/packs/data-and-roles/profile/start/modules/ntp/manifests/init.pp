# Keeps the clock right.
class ntp (
  Array[String] $servers,
  Boolean $iburst = false,
) {
  package { 'chrony':
    ensure => installed,
  }

  file { '/etc/chrony/chrony.conf':
    ensure  => file,
    content => $servers.map |$server| { "server ${server}${if $iburst { ' iburst' } else { '' }}\n" }.join,
    require => Package['chrony'],
  }

  service { 'chrony':
    ensure    => running,
    enable    => true,
    subscribe => File['/etc/chrony/chrony.conf'],
  }
}
