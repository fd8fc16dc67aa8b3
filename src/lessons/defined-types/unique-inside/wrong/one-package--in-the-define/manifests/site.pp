define vhost {
  package { 'nginx':
    ensure => installed,
  }

  file { "/etc/nginx/conf.d/${title}.conf":
    content => "server { server_name ${title}.example.com; }\n",
    require => Package['nginx'],
  }
}

vhost { 'shop': }
