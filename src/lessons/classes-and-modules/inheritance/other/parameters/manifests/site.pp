class { 'login':
  text   => 'Authorised people only',
  mode   => '0600',
  groups => ['users', 'adm'],
}
