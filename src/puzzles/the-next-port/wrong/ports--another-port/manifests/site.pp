class { 'web':
  port => 8081,
}
