# case: {"look": ["/etc/systemd/system", "/etc/systemd/system/multi-user.target.wants"], "services": ["cron", "ssh", "rsync"], "between": ["systemctl unmask cron", "systemctl mask ssh"]}
package { 'rsync': ensure => installed }
service { 'cron': ensure => stopped, enable => mask }
service { 'ssh': ensure => running, enable => true }
service { 'rsync': enable => mask, require => Package['rsync'] }
exec { 'try cron': command => '/bin/systemctl start cron', require => Service['cron'] }
