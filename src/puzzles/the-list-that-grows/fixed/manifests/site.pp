exec { 'add the shop':
  command => '/bin/echo tea >> /etc/shops',
  unless  => '/bin/grep -qx tea /etc/shops',
}
