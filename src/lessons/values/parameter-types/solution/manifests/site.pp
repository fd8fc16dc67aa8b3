class { 'shop':
  port   => 8080,
  scheme => 'https',
}
