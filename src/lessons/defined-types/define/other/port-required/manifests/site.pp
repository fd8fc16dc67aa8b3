define vhost (
  Integer[1, 65535] $port,
) {
  file { "/etc/nginx/conf.d/${title}.conf":
    content => "server { listen ${port}; server_name ${title}; }\n",
  }
}

vhost { ['shop', 'blog']:
  port => 80,
}

vhost { 'wiki':
  port => 8080,
}
