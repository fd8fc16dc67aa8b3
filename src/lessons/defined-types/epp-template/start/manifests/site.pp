web::vhost { 'shop':
  port    => 8080,
  aliases => ['store', 'basket'],
}
