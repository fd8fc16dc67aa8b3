exec { 'add the shop':
  command => '/bin/echo tea >> /etc/shops',
  onlyif  => '/bin/grep -qx coffee /etc/shops',
}
