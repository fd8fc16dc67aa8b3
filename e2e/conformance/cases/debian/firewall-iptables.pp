# case: {"look": ["/etc/iptables/rules.v4", "/etc/nftables.conf", "/etc/ufw/ufw.conf"], "services": ["nftables", "netfilter-persistent", "ufw"], "between": ["echo broken > /etc/iptables/rules.v4"]}
package { ['iptables-persistent', 'nftables']: ensure => installed }
file { '/etc/iptables/rules.v4': content => "*filter\n:INPUT ACCEPT [0:0]\n-A INPUT -i lo -j ACCEPT\nCOMMIT\n", mode => '0640', require => Package['iptables-persistent'], notify => Service['netfilter-persistent'] }
service { 'netfilter-persistent': ensure => running, enable => true }
service { 'nftables': ensure => stopped, enable => false, require => Package['nftables'] }
package { 'ufw': ensure => absent }
exec { 'which tools': command => 'ls /usr/sbin/iptables /usr/sbin/nft', path => '/bin:/usr/bin', logoutput => true, require => Package['nftables', 'iptables-persistent'] }
