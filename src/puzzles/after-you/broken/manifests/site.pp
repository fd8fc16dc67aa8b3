package { 'chrony':
  ensure  => installed,
  require => File['/etc/chrony/chrony.conf'],
}

file { '/etc/chrony/chrony.conf':
  ensure  => file,
  content => "pool ntp.example.com iburst\n",
  require => Package['chrony'],
}

service { 'chrony':
  ensure    => running,
  subscribe => File['/etc/chrony/chrony.conf'],
}
