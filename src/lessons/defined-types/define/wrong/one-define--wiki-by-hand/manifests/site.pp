define vhost (
  Integer $port = 80,
) {
  file { "/etc/nginx/conf.d/${title}.conf":
    content => "server { listen ${port}; server_name ${title}; }\n",
  }
}

vhost { ['shop', 'blog']: }

file { '/etc/nginx/conf.d/wiki.conf':
  content => "server { listen 8080; server_name wiki; }\n",
}
