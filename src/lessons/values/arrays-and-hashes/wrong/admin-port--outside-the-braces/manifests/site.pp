$shop = {
  'port'  => 8080,
  'hosts' => ['shop.example.com', 'www.example.com'],
}

file { '/etc/shop.conf':
  content => @("CONF"),
    port=${shop['port']}
    host=${shop['hosts'][0]}
    admin_port=${shop['port']} + 1
    hosts=${join($shop['hosts'], ',')}
    | CONF
}
