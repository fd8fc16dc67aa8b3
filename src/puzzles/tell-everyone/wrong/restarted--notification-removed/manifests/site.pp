class time {
  file { '/etc/chrony/chrony.conf':
    ensure  => file,
    content => "pool ntp.example.com iburst\n",
  }

  service { 'chrony':
    ensure => running,
    enable => true,
  }
}

include time
