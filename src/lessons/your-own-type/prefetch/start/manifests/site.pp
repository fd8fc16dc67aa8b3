allowed_host { [
  'shop.example.com',
  'blog.example.com',
  'mail.example.com',
  'wiki.example.com',
]:
  ensure => present,
}
