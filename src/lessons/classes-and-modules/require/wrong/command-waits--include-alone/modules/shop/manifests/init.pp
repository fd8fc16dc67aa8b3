# The shop. It needs Java.
class shop {
  file { '/etc/shop.conf':
    content => "port=8080\n",
  }

  exec { 'start the shop':
    command => '/bin/cp /var/tmp/java /var/tmp/shop.copy',
    creates => '/var/tmp/shop.copy',
  }

  include java
}
