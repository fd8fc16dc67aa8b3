@user { 'deploy':
  ensure => present,
  uid    => 2001,
}

@user { 'guest':
  ensure => present,
  uid    => 2002,
}

class web {
  User <| title == 'deploy' |>

  file { '/srv/web':
    ensure => directory,
    owner  => 'deploy',
  }
}

class backup {
  User <| title == 'deploy' |>

  file { '/srv/backup':
    ensure => directory,
    owner  => 'deploy',
  }
}

include web
include backup
