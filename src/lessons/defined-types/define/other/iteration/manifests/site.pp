define site (
  Integer $port = 80,
) {
  file { "/etc/nginx/conf.d/${name}.conf":
    ensure  => file,
    content => "server {\n  listen ${port};\n  server_name ${name};\n}\n",
  }
}

$sites = { 'shop' => 80, 'blog' => 80, 'wiki' => 8080 }

$sites.each |$name, $port| {
  site { $name:
    port => $port,
  }
}
