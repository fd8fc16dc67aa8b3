# case: {"look":["/etc/sysctl.d","/etc/modules-load.d"]}
file { '/etc/sysctl.d/60-net.conf': content => "net.ipv4.ip_forward = 1\nnet.core.somaxconn = 1024\n", notify => Exec['reload sysctl'] }
exec { 'reload sysctl': command => 'sysctl -e -p /etc/sysctl.d/60-net.conf || true', path => '/usr/sbin:/sbin:/usr/bin:/bin', provider => shell, refreshonly => true }
file { '/etc/modules-load.d/br.conf': content => "br_netfilter\n" }
file { '/etc/modprobe.d/blacklist-usb.conf': content => "blacklist usb_storage\n" }
file { '/etc/security/limits.d/90-app.conf': content => "app soft nofile 65536\napp hard nofile 65536\n" }
exec { 'grep -q ip_forward /etc/sysctl.d/60-net.conf': path => '/usr/bin:/bin', require => File['/etc/sysctl.d/60-net.conf'] }
