package { 'nginx':
  ensure => installed,
}
-> file { '/etc/nginx/conf.d/shop.conf':
  content => "server_tokens off;\n",
}
~> service { 'nginx':
  ensure => running,
  enable => true,
}
