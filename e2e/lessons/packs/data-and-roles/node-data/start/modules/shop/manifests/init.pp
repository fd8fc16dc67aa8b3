# Settings of the shop.
class shop (
  Integer $port,
  String $currency,
) {
  file { '/etc/shop.conf':
    ensure  => file,
    content => "port=${port}\ncurrency=${currency}\n",
  }
}
