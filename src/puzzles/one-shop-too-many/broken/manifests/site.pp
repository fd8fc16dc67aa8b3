file { '/etc/shops':
  ensure => directory,
}

shop::site { 'tea':
  port => 8001,
}

shop::site { 'coffee':
  port => 8002,
}
