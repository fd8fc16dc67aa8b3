service { 'chrony':
  ensure  => running,
  enable  => true,
  require => File['/etc/chrony/chrony.conf'],
}

file { '/etc/chrony/chrony.conf':
  content => "pool time.example.com iburst\n",
}

package { 'chrony':
  ensure => installed,
  before => File['/etc/chrony/chrony.conf'],
}
