package { 'chrony':
  ensure => installed,
}

file { '/etc/chrony/chrony.conf':
  ensure  => file,
  content => "pool ntp.example.com iburst\n",
  require => Package['chrony'],
}

service { 'chrony':
  ensure  => running,
  enable  => true,
  subscribe => Package['chrony'],
}
