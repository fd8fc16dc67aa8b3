# case: {"look":["/etc/sysctl.d","/etc/modules-load.d/vpn.conf","/etc/default/grub.d/99-ops.cfg","/etc/initramfs-tools/modules"],"packages":["linux-image-amd64"]}
{ 'net.ipv4.ip_forward' => 1, 'net.ipv6.conf.all.disable_ipv6' => 1, 'fs.inotify.max_user_watches' => 524288 }.each |$k, $v| {
  file { "/etc/sysctl.d/50-${k}.conf": content => "${k} = ${v}\n", notify => Exec["sysctl ${k}"] }
  exec { "sysctl ${k}": command => "sysctl -p /etc/sysctl.d/50-${k}.conf", path => '/sbin:/usr/sbin', refreshonly => true, returns => [0, 255, 1] }
}
file { '/etc/modules-load.d/vpn.conf': content => "tun\nwireguard\n" }
file { '/etc/default/grub.d': ensure => directory }
file { '/etc/default/grub.d/99-ops.cfg': content => "GRUB_CMDLINE_LINUX=\"\$GRUB_CMDLINE_LINUX audit=1\"\n" }
exec { 'update-grub': path => '/usr/sbin:/sbin:/usr/bin', onlyif => 'test -x /usr/sbin/update-grub' }
