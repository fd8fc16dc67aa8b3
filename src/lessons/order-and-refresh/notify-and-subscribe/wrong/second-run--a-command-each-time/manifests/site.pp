file { '/etc/chrony/chrony.conf':
  content => "pool time.example.com iburst\n",
  notify  => Service['chrony'],
}

exec { '/bin/true':
  notify => Service['chrony'],
}

service { 'chrony':
  ensure => running,
  enable => true,
}
