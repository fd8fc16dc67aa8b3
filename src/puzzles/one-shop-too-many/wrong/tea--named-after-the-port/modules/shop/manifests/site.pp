# The settings of one shop.
define shop::site (
  Integer $port,
) {
  file { "/etc/shops/${port}.conf":
    ensure  => file,
    content => "port=${port}\n",
  }
}
