service { 'chrony':
  ensure => running,
  enable => true,
}

file { '/etc/chrony/chrony.conf':
  content => "pool time.example.com iburst\n",
  require => Package['chrony'],
  before  => Service['chrony'],
}

package { 'chrony':
  ensure => installed,
}
