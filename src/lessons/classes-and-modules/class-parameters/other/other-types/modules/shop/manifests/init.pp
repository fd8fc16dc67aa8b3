# The web shop.
class shop(
  Variant[Integer, String] $port = 8080,
  String $scheme = 'http',
) {
  file { '/etc/shop.conf':
    content => "scheme=${scheme}\nport=${port}\n",
  }
}
