class nginx {
  package { 'nginx':
    ensure => installed,
  }
}

define vhost {
  include nginx

  file { "/etc/nginx/conf.d/${title}.conf":
    content => "server { server_name ${title}.example.com; }\n",
  }
}

vhost { ['shop', 'blog']: }
