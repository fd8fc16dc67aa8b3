allowed_host { 'shop.example.com':
  ensure  => present,
  require => File['/etc/shop'],
}

file { '/etc/shop':
  ensure => directory,
}
