file { '/etc/shop.conf':
  content => "password=secret\n",
  owner   => 'www-data',
  mode    => '0640',
}
