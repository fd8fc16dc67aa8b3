class time {
  file { '/etc/chrony/chrony.conf':
    ensure  => file,
    content => "pool ntp.example.com iburst\n",
    notify  => Service['chrony'],
  }

  service { 'chrony':
    ensure => running,
    enable => true,
  }
}

include time
