# The web shop.
class shop (
  Integer $port = 8080,
  Enum['http', 'https'] $scheme = 'http',
) {
  file { '/etc/shop.conf':
    content => "port=${port}\nscheme=${scheme}\n",
  }
}
