# The web shop.
class shop {
  include backup

  file { '/etc/shop.conf':
    content => "port=8080\n",
  }
}
