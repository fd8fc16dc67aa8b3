file { '/etc/shop.conf':
  ensure => file,
  mode   => '0640',
}
