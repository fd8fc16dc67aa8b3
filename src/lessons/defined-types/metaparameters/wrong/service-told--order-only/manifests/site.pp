define vhost {
  file { "/etc/nginx/conf.d/${title}.conf":
    content => "server { server_name ${title}.example.com; }\n",
  }

  file { "/var/log/${title}.log":
    ensure => file,
  }
}

vhost { 'shop':
  require => Package['nginx'],
  before  => Service['nginx'],
}

package { 'nginx':
  ensure => installed,
}

service { 'nginx':
  ensure => running,
}
