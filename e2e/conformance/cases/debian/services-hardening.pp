# case: {"target":{"packages":{"rpcbind":"present","avahi-daemon":"present","exim4":"present","nfs-kernel-server":"present"}},"services":["rpcbind","rpcbind.socket","avahi-daemon","exim4","nfs-server"]}
['rpcbind.socket', 'rpcbind', 'avahi-daemon.socket', 'avahi-daemon', 'nfs-server'].each |$s| {
  service { $s: ensure => stopped, enable => false }
}
service { 'exim4': ensure => stopped, enable => mask }
package { 'telnet': ensure => purged }
package { ['inetutils-telnet', 'rsh-client', 'ypbind-mt']: ensure => absent }
service { 'ctrl-alt-del.target': enable => mask }
file { '/etc/modprobe.d/uncommon.conf': content => "install dccp /bin/false\ninstall sctp /bin/false\n" }
