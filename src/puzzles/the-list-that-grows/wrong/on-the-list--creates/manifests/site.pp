exec { 'add the shop':
  command => '/bin/echo tea >> /etc/shops',
  creates => '/etc/shops',
}
