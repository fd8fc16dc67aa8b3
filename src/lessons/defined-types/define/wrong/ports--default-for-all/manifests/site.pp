define vhost (
  Integer $port = 80,
) {
  file { "/etc/nginx/conf.d/${title}.conf":
    content => "server { listen ${port}; server_name ${title}; }\n",
  }
}

vhost { ['shop', 'blog', 'wiki']: }
