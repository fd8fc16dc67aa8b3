file { ['/etc/nginx', '/etc/nginx/conf.d']:
  ensure => directory,
}

define vhost {
  file { "/etc/nginx/conf.d/${title}.conf":
    content => "server { server_name ${title}.example.com; }\n",
  }
}

vhost { ['shop', 'blog']: }
