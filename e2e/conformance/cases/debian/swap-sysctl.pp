# case: {"look": ["/etc/sysctl.d/99-my.conf", "/etc/fstab", "/swap"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }
exec { 'dd if=/dev/zero of=/swap bs=1k count=64': creates => '/swap' }
-> file { '/swap': mode => '0600' }
-> exec { 'mkswap /swap': unless => 'true' }
mount { 'none': ensure => present, device => '/swap', fstype => 'swap', options => 'sw' }
file { '/etc/sysctl.d/99-my.conf': content => "vm.swappiness = 10\n" }
file { '/etc/motd': ensure => absent }
file { '/etc/issue': ensure => present, mode => '0600' }
