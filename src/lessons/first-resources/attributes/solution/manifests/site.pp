file { '/etc/shop.conf':
  content => "password=secret\n",
  owner   => 'www-data',
  group   => 'www-data',
  mode    => '0640',
}
