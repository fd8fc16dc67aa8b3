# The settings of one shop.
define shop::site (
  Integer $port,
) {
  file { "/etc/shops/shop.conf":
    ensure  => file,
    content => "port=${port}\n",
  }
}
