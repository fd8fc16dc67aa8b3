file { '/etc/chrony/chrony.conf':
  content => "pool time.example.com iburst\n",
}

service { 'chrony':
  ensure => running,
  enable => true,
}

File['/etc/chrony/chrony.conf'] ~> Service['chrony']
