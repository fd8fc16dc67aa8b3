class nginx {
  package { 'nginx':
    ensure => installed,
  }
}

define vhost {
  file { "/etc/nginx/conf.d/${title}.conf":
    content => "server { server_name ${title}.example.com; }\n",
  }
}

include nginx
vhost { ['shop', 'blog']: }

Class['nginx'] -> Vhost['shop', 'blog']
