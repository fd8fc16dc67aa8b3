class { 'shop':
  port   => 9090,
  scheme => 'https',
}
