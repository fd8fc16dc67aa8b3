file { '/etc/shop.conf':
  ensure  => file,
  content => "port=8080\ncurrency=EUR\n",
}

exec { 'set the currency':
  command => '/bin/echo currency=EUR >> /etc/shop.conf',
  unless  => '/bin/grep -q ^currency= /etc/shop.conf',
  require => File['/etc/shop.conf'],
}
