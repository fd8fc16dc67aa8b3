define vhost (
  Integer $port = 80,
) {
  file { "/etc/nginx/conf.d/${title}.conf":
    content => "server { listen 80; server_name ${title}; }\n",
  }
}

vhost { ['shop', 'blog']: }

vhost { 'wiki':
  port => 8080,
}
