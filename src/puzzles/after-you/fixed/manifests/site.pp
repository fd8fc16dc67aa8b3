package { 'chrony':
  ensure  => installed,
  before  => File['/etc/chrony/chrony.conf'],
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
