$shop = {
  'port'  => 8080,
  'hosts' => ['shop.example.com', 'www.example.com'],
}

$port = $shop['port']
$hosts = $shop['hosts']
$all = $hosts.join(',')

file { '/etc/shop.conf':
  content => "port=${port}\nhost=${hosts[0]}\nadmin_port=${$port + 1}\nhosts=${all}\n",
}
