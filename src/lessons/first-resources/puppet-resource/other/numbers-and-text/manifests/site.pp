file { '/etc/shop.conf':
  content => "port=8080\n",
  owner   => 33,
  group   => 33,
  mode    => '640',
}
