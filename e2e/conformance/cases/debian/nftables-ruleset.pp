# case: {"look":["/etc/nftables.conf","/etc/nftables.d"],"services":["nftables","ufw"],"packages":["nftables","iptables"]}
package { 'nftables': ensure => installed }
package { ['ufw', 'iptables-persistent']: ensure => absent }
file { '/etc/nftables.d': ensure => directory, purge => true, recurse => true }
file { '/etc/nftables.d/10-ssh.nft': content => "add rule inet filter input tcp dport 22 accept\n" }
file { '/etc/nftables.conf': mode => '0755', content => "#!/usr/sbin/nft -f\nflush ruleset\ntable inet filter {\n  chain input { type filter hook input priority 0; policy accept; }\n}\ninclude \"/etc/nftables.d/*.nft\"\n", notify => Service['nftables'] }
service { 'nftables': ensure => running, enable => true, require => Package['nftables'] }
