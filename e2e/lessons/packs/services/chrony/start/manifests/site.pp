package { 'chrony':
  ensure => installed,
}

file { '/etc/chrony/chrony.conf':
  content => "pool time.example.com\n",
  require => Package['chrony'],
}
