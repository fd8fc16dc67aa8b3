package { 'nginx':
  ensure => installed,
}

file { '/etc/nginx/conf.d/shop.conf':
  content => "server_tokens off;\n",
  require => Package['nginx'],
}

service { 'nginx':
  ensure    => running,
  enable    => true,
  subscribe => File['/etc/nginx/conf.d/shop.conf'],
  before    => Package['nginx'],
}
