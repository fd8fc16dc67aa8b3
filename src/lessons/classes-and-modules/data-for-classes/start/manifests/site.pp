class { 'shop':
  port => 8000,
}
