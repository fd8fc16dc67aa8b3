service { 'chrony':
  ensure => running,
  enable => true,
}

file { '/etc/chrony/chrony.conf':
  content => "pool time.example.com iburst\n",
  before  => [Package['chrony'], Service['chrony']],
}

package { 'chrony':
  ensure => installed,
}
