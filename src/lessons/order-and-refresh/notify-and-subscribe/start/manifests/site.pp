file { '/etc/chrony/chrony.conf':
  content => "pool time.example.com iburst\n",
}

service { 'chrony':
  ensure  => running,
  enable  => true,
  require => File['/etc/chrony/chrony.conf'],
}
