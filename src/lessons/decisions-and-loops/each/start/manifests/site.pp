$sites = {
  'shop' => 8080,
  'blog' => 8081,
  'wiki' => 8082,
}

file { '/etc/shop.conf':
  content => "port=8080\n",
}
