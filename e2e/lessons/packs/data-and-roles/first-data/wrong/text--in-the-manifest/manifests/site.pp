class { 'motd':
  text => 'Welcome to the shop',
}
