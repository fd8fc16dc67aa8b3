file { '/etc/shop.conf':
  ensure => file,
  owner  => 'www-data',
  group  => 'www-data',
  mode   => '0644',
}
