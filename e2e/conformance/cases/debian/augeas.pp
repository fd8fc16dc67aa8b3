# case: {"look": ["/etc/hosts", "/etc/sysctl.conf", "/etc/ssh/sshd_config"]}
augeas { 'sysctl':
  context => '/files/etc/sysctl.conf',
  changes => ['set net.ipv4.ip_forward 1', 'set vm.swappiness 10'],
}
augeas { 'sshd no dns':
  context => '/files/etc/ssh/sshd_config',
  changes => 'set UseDNS no',
  onlyif  => "match UseDNS[. = 'no'] size == 0",
}
augeas { 'host':
  changes => ['set /files/etc/hosts/01/ipaddr 192.168.1.9', 'set /files/etc/hosts/01/canonical files.example.com'],
  onlyif  => "match /files/etc/hosts/*[ipaddr = '192.168.1.9'] size == 0",
}
