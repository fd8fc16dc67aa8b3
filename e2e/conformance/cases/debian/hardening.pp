# case: {"look": ["/etc/login.defs", "/etc/sysctl.d/99-hardening.conf", "/etc/modprobe.d/blacklist.conf", "/etc/security/limits.d/90-nofile.conf", "/etc/issue.net", "/etc/cron.allow", "/etc/passwd"], "between": ["chmod 644 /etc/crontab", "rm /etc/cron.allow"]}
file { '/etc/sysctl.d/99-hardening.conf': content => "net.ipv4.conf.all.rp_filter = 1\nkernel.sysrq = 0\n", notify => Exec['sysctl reload'] }
exec { 'sysctl reload': command => '/sbin/sysctl --system', refreshonly => true, returns => [0, 255, 1] }
file { '/etc/modprobe.d/blacklist.conf': content => "blacklist usb-storage\n" }
file { '/etc/security/limits.d/90-nofile.conf': content => "* soft nofile 65536\n* hard nofile 65536\n" }
file { ['/etc/crontab', '/etc/ssh/sshd_config']: mode => '0600' }
file { ['/etc/cron.daily', '/etc/cron.hourly', '/etc/cron.weekly']: ensure => directory, mode => '0700' }
file { '/etc/cron.allow': content => "root\n", mode => '0600' }
file { '/etc/issue.net': content => "Authorised use only.\n" }
package { ['telnet', 'rsh-client', 'nis', 'talk']: ensure => purged }
package { ['fail2ban', 'libpam-pwquality', 'auditd', 'aide']: ensure => installed }
service { 'fail2ban': ensure => running, enable => true, require => Package['fail2ban'] }
exec { 'pass max days': command => "sed -i 's/^PASS_MAX_DAYS.*/PASS_MAX_DAYS   90/' /etc/login.defs", path => '/bin:/usr/bin', unless => "grep -q '^PASS_MAX_DAYS   90' /etc/login.defs" }
user { 'root': password => '*' }
