@user { 'deploy':
  ensure => present,
  uid    => 2001,
}

@user { 'guest':
  ensure => present,
  uid    => 2002,
}

class web {
  realize User['deploy', 'guest']

  file { '/srv/web':
    ensure => directory,
    owner  => 'deploy',
  }
}

class backup {
  realize User['deploy']

  file { '/srv/backup':
    ensure => directory,
    owner  => 'deploy',
  }
}

include web
include backup
