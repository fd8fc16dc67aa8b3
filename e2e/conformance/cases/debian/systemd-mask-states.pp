# case: {"between": ["systemctl unmask cron", "systemctl stop fstrim.timer"], "look": ["/etc/systemd/system/cron.service"], "services": ["ssh.socket"]}
service { 'cron': ensure => stopped, enable => mask }
service { 'ssh': ensure => running, enable => true }
service { 'rsync': ensure => running, enable => true }
package { 'rsync': ensure => installed, before => Service['rsync'] }
service { 'e2scrub_all.timer': ensure => running, enable => true }
service { 'fstrim.timer': ensure => running, enable => true }
service { 'systemd-networkd': ensure => running, enable => true }
service { 'getty@tty2': ensure => running, enable => true }
service { 'nosuch@one': ensure => running }
