define vhost {
  file { "/etc/nginx/conf.d/${title}.conf":
    content => "server { server_name ${title}.example.com; }\n",
  }

  file { "/var/log/${title}.log":
    ensure => file,
  }
}

vhost { 'shop': }

package { 'nginx':
  ensure => installed,
  before => Vhost['shop'],
}

service { 'nginx':
  ensure    => running,
  subscribe => Vhost['shop'],
}
