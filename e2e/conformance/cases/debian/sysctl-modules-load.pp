# case: {"look": ["/etc/sysctl.d", "/etc/modules-load.d", "/etc/modprobe.d", "/etc/security/limits.d"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }
file { '/etc/sysctl.d/60-net.conf': content => "net.core.somaxconn = 1024\nvm.swappiness = 10\n" }
file { '/etc/modules-load.d/br.conf': content => "br_netfilter\n" }
file { '/etc/modprobe.d/blacklist-usb.conf': content => "blacklist usb-storage\n" }
file { '/etc/security/limits.d/90-app.conf': content => "app soft nofile 65536\napp hard nofile 65536\n" }
exec { 'sort limits': command => 'sort -u /etc/security/limits.d/90-app.conf | wc -l', logoutput => true, provider => shell, require => File['/etc/security/limits.d/90-app.conf'] }
service { 'systemd-sysctl': ensure => running, enable => true, subscribe => File['/etc/sysctl.d/60-net.conf'] }
service { 'systemd-modules-load': enable => true }
