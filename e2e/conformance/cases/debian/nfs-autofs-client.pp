# case: {"services":["autofs","nfs-client.target"],"look":["/etc/auto.master.d/home.autofs","/etc/auto.home","/etc/idmapd.conf"]}
package { ['autofs', 'nfs-common']: ensure => installed }
file { '/etc/auto.master.d/home.autofs': content => "/home/net /etc/auto.home --timeout=300\n", require => Package['autofs'], notify => Service['autofs'] }
file { '/etc/auto.home': content => "* -fstype=nfs4,rw nas.example.com:/home/&\n", notify => Service['autofs'] }
file { '/etc/idmapd.conf': content => "[General]\nDomain = example.com\n", require => Package['nfs-common'] }
service { 'autofs': ensure => running, enable => true, require => Package['autofs'] }
service { 'nfs-client.target': ensure => running, enable => true, require => Package['nfs-common'] }
