package { 'chrony':
  ensure => installed,
}

file { '/etc/chrony/chrony.conf':
  content => "pool time.example.com\n",
  require => Package['chrony'],
}

service { 'chrony':
  ensure    => running,
  enable    => true,
  subscribe => File['/etc/chrony/chrony.conf'],
}
