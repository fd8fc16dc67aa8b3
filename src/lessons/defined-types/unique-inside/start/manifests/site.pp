define vhost {
  package { 'nginx':
    ensure => installed,
  }

  file { '/etc/nginx/conf.d/vhost.conf':
    content => "server { server_name ${title}.example.com; }\n",
    require => Package['nginx'],
  }
}

vhost { 'shop': }
