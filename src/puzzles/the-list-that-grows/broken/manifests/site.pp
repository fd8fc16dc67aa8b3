exec { 'add the shop':
  command => '/bin/echo tea >> /etc/shops',
}
