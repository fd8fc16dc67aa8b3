# case: {"look": ["/etc/sysctl.d", "/etc/systemd/system/cron.service.d", "/etc/systemd/system/cron.service.d/limits.conf", "/etc/security/limits.d", "/etc/modules-load.d", "/etc/systemd/journald.conf.d", "/etc/tmpfiles.d"], "between": ["rm /etc/systemd/system/cron.service.d/limits.conf", "systemctl daemon-reload"]}
file { '/etc/sysctl.d/60-net.conf': content => "net.core.somaxconn = 1024\n" }
file { '/etc/systemd/system/cron.service.d': ensure => directory, purge => true, recurse => true }
file { '/etc/systemd/system/cron.service.d/limits.conf': content => "[Service]\nLimitNOFILE=65536\n", notify => [Exec['systemctl daemon-reload'], Service['cron']] }
file { '/etc/security/limits.d/50-app.conf': content => "app soft nofile 65536\n" }
file { '/etc/modules-load.d/br.conf': content => "br_netfilter\n" }
file { '/etc/systemd/journald.conf.d': ensure => directory }
file { '/etc/systemd/journald.conf.d/size.conf': content => "[Journal]\nSystemMaxUse=200M\n", notify => Service['systemd-journald'] }
file { '/etc/tmpfiles.d/app.conf': content => "d /run/app 0755 www-data www-data -\n", notify => Exec['tmpfiles'] }
exec { 'tmpfiles': command => '/usr/bin/systemd-tmpfiles --create /etc/tmpfiles.d/app.conf', refreshonly => true }
exec { 'systemctl daemon-reload': path => '/usr/bin:/bin', refreshonly => true, before => Service['cron'] }
service { ['cron', 'systemd-journald']: ensure => running }
service { 'systemd-timesyncd': ensure => stopped, enable => mask }
file { '/run/app/x': content => "x\n", require => Exec['tmpfiles'] }
