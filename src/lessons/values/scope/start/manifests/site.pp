# The port of the gateway.
$port = 80

class shop {
  $port = 8080

  file { '/etc/shop.conf':
    content => "port=${port}\ngateway=${port}\n",
  }
}

class monitor {
  file { '/etc/monitor.conf':
    content => "watch=${port}\n",
  }
}

include monitor
include shop
