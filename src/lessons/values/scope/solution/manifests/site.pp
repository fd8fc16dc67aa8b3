# The port of the gateway.
$port = 80

class shop {
  $port = 8080

  file { '/etc/shop.conf':
    content => "port=${port}\ngateway=${::port}\n",
  }
}

class monitor {
  include shop
  file { '/etc/monitor.conf':
    content => "watch=${shop::port}\n",
  }
}

include monitor
include shop
