class { 'login':
  text   => 'Authorized people only',
  mode   => '0600',
  groups => ['users', 'adm'],
}
