file { '/etc/shop.conf':
  ensure  => file,
  content => "port=8080\n",
}

exec { 'set the currency':
  command => '/bin/echo currency=EUR >> /etc/shop.conf',
  unless  => '/bin/grep -q ^currency= /etc/shop.conf',
  before  => File['/etc/shop.conf'],
}
