# case: {"target":{"packages":{"apache2":"present","rsync":"present","openssh-server":"present"}},"services":["apache2","rsync","ssh","ssh.socket","apache-htcacheclean"],"between":["systemctl stop apache2"]}
service { 'apache2': ensure => running, enable => true }
service { 'rsync': ensure => running, enable => true }
service { 'ssh.socket': ensure => stopped, enable => mask }
service { 'apache-htcacheclean': ensure => running, enable => true }
service { 'systemd-journald': ensure => running }
service { 'networking': ensure => running, enable => true }
file { '/etc/rsyncd.conf': content => "[data]\npath = /srv\n", notify => Service['rsync'] }
