# case: {"look": ["/etc/nftables.conf", "/etc/iptables"], "services": ["nftables", "ufw", "netfilter-persistent"], "between": ["systemctl stop nftables"]}
package { 'nftables': ensure => installed }
file { '/etc/nftables.conf': content => "#!/usr/sbin/nft -f\nflush ruleset\ntable inet filter {\n  chain input { type filter hook input priority 0; policy accept; }\n}\n", mode => '0755', notify => Service['nftables'] }
service { 'nftables': ensure => running, enable => true, require => Package['nftables'] }
package { 'iptables-persistent': ensure => installed }
-> file { '/etc/iptables/rules.v4': content => "*filter\n:INPUT ACCEPT [0:0]\nCOMMIT\n", mode => '0640' }
service { 'netfilter-persistent': enable => true, require => Package['iptables-persistent'] }
package { 'ufw': ensure => purged }
