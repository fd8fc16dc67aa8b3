class { 'shop':
  port    => 9090,
  workers => 8,
}
