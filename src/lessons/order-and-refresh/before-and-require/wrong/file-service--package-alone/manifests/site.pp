service { 'chrony':
  ensure  => running,
  enable  => true,
  require => Package['chrony'],
}

file { '/etc/chrony/chrony.conf':
  content => "pool time.example.com iburst\n",
  require => Package['chrony'],
}

package { 'chrony':
  ensure => installed,
}
