@user { 'ada':
  ensure => present,
  uid    => 2001,
  tag    => 'admin',
}

@user { 'grace':
  ensure => present,
  uid    => 2002,
  groups => ['users'],
  tag    => 'admin',
}

@user { 'alan':
  ensure => present,
  uid    => 2003,
}

User <| tag == 'admin' |>
