# case: {"look": ["/etc/sysctl.d/90-app.conf"]}
augeas { 'forwarding':
  changes => [
    'set /files/etc/sysctl.d/90-app.conf/net.ipv4.ip_forward 1',
    'set /files/etc/sysctl.d/90-app.conf/vm.swappiness 10',
  ],
} ~> exec { '/bin/echo reload': refreshonly => true }
