# The port of the gateway, through which people come.
$gateway_port = 80

class shop {
  $port = 8080

  file { '/etc/shop.conf':
    content => "port=${port}\ngateway=${gateway_port}\n",
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
