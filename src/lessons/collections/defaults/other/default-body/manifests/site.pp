file {
  default:
    ensure => file,
    owner  => 'www-data',
    mode   => '0640',
  ;
  '/srv/shop':
    ensure => directory,
  ;
  '/srv/shop/prices':
    content => "tea 3\n",
  ;
  '/srv/shop/orders':
    content => "none\n",
  ;
  '/srv/shop/secret':
    content => "c29tZXRoaW5n\n",
    mode    => '0600',
  ;
}
