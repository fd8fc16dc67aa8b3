@user { 'deploy':
  ensure => present,
  uid    => 2001,
}

@user { 'guest':
  ensure => present,
  uid    => 2002,
}

class web {
  file { '/srv/web':
    ensure => directory,
    owner  => 'deploy',
  }
}

class backup {
  file { '/srv/backup':
    ensure => directory,
    owner  => 'deploy',
  }
}

include web
include backup
