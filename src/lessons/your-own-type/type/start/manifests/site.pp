feature { 'search':
  ensure => present,
  state  => 'On',
}

feature { 'chat':
  ensure => present,
}
