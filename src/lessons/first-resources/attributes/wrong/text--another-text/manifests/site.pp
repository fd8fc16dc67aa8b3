file { '/etc/shop.conf':
  content => "password=hidden\n",
  owner   => 'www-data',
  group   => 'www-data',
  mode    => '0640',
}
