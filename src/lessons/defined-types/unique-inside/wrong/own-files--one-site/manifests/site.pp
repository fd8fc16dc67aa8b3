class nginx {
  package { 'nginx':
    ensure => installed,
  }
}

define vhost {
  include nginx

  file { "/etc/nginx/conf.d/${title}.conf":
    content => "server { listen 80; server_name ${title}.example.com; }\n",
    require => Package['nginx'],
  }
}

vhost { 'shop': }
