class { 'shop':
  port   => '80800',
  scheme => 'HTTPS',
}
