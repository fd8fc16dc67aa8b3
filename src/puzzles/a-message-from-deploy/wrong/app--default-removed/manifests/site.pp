user { 'deploy':
  ensure => present,
  uid    => 2001,
}

file { '/srv/app':
  ensure => directory,
}

file { '/srv/app/app.conf':
  ensure  => file,
  content => "port=8080\n",
}

include welcome
