service { 'chrony':
  ensure => running,
  enable => true,
}

file { '/etc/chrony/chrony.conf':
  content => "pool time.example.com iburst\n",
}

package { 'chrony':
  ensure => installed,
}
