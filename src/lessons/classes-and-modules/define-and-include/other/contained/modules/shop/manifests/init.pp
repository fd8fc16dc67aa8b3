# The web shop.
class shop {
  file { '/etc/shop.conf':
    content => "port=8080\n",
  }

  contain backup
}
