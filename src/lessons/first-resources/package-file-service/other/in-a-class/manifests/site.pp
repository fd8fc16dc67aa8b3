class clock {
  package { 'chrony': }

  file { '/etc/chrony/chrony.conf':
    ensure  => file,
    content => "pool time.example.com iburst\n",
    require => Package['chrony'],
    notify  => Service['chrony'],
  }

  service { 'chrony':
    ensure => running,
    enable => true,
  }
}

include clock
