package { 'nginx':
  ensure  => installed,
  require => Service['nginx'],
}

file { '/etc/nginx/conf.d/shop.conf':
  content => "server_tokens off;\n",
}

service { 'nginx':
  ensure    => running,
  enable    => true,
  subscribe => File['/etc/nginx/conf.d/shop.conf'],
}
