class nginx {
  package { 'nginx':
    ensure => installed,
  }
}

define vhost {
  include nginx

  file { '/etc/nginx/conf.d/vhost.conf':
    content => "server { server_name ${title}.example.com; }\n",
    require => Package['nginx'],
  }
}

vhost { "shop": }
