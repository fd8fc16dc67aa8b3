$sites = {
  'shop' => 8080,
  'blog' => 8081,
  'wiki' => 8082,
}

$sites.each |$name, $port| {
  file { "/etc/${name}.conf":
    content => "port=8080\n",
  }
}
