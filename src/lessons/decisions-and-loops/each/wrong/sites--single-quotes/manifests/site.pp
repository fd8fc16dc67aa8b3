$sites = {
  'shop' => 8080,
  'blog' => 8081,
  'wiki' => 8082,
}

['/etc/${name}.conf'].each |$path| {
  file { $path:
    content => "port=8080\n",
  }
}
