file { '/etc/shop.conf':
  ensure => file,
  owner  => 'www-data',
  group  => 'www-data',
  mode   => 'u=rw,g=r,o=',
}
