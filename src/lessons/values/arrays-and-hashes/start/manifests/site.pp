$shop = {
  'port'  => 8080,
  'hosts' => ['shop.example.com', 'www.example.com'],
}

file { '/etc/shop.conf':
  content => "port=80\nhost=localhost\n",
}
