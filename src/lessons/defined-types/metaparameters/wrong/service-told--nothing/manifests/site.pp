define vhost {
  file { "/etc/nginx/conf.d/${title}.conf":
    content => "server { listen 80; server_name ${title}.example.com; }\n",
  }

  file { "/var/log/${title}.log":
    ensure => file,
  }
}

vhost { 'shop':
  require => Package['nginx'],
}

package { 'nginx':
  ensure => installed,
}

service { 'nginx':
  ensure => running,
}
