File {
  owner => 'www-data',
  mode  => '0640',
}

file { '/srv/shop':
  ensure => directory,
}

file { '/srv/shop/prices':
  content => "tea 3\n",
  owner   => 'www-data',
}

file { '/srv/shop/orders':
  content => "none\n",
}

file { '/srv/shop/secret':
  content => "c29tZXRoaW5n\n",
  mode    => '0600',
}
