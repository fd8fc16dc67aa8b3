class { 'shop':
  port   => 8080,
  scheme => 'https',
  contact => 'ada@example.com',
}
