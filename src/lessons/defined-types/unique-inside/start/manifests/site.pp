define vhost {
  package { 'nginx':
    ensure => installed,
  }

  file { '/etc/nginx/conf.d/vhost.conf':
    content => "server { listen 80; server_name ${title}.example.com; }\n",
    require => Package['nginx'],
  }
}

vhost { ['shop', 'blog']: }
