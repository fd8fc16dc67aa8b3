class { 'shop':
  scheme => 'https',
}
