package { 'openssh-server':
  ensure => installed,
}

file { '/etc/issue.net':
  ensure  => file,
  content => "Authorized use only.\n",
  require => Package['openssh-server'],
}

service { 'ssh':
  ensure    => running,
  subscribe => File['/etc/issue.net'],
}
