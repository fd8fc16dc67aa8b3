allowed_host { 'shop.example.com':
  ensure => present,
}

allowed_host { 'old.example.com':
  ensure => absent,
}
