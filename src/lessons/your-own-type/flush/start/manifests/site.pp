shop_site { 'shop':
  port => '8080',
  root => '/srv/shop',
}
