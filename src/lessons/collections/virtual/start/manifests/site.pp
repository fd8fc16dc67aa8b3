class web {
  user { 'deploy':
    ensure => present,
    uid    => 2001,
  }

  file { '/srv/web':
    ensure => directory,
    owner  => 'deploy',
  }
}

class backup {
  user { 'deploy':
    ensure => present,
    uid    => 2001,
  }

  file { '/srv/backup':
    ensure => directory,
    owner  => 'deploy',
  }
}

include web
include backup
