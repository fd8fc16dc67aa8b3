allowed_host { 'shop.example.com':
  ensure => present,
}

file { '/etc/shop':
  ensure => directory,
}
