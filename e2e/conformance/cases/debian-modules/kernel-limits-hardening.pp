# case: {"modules": ["stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/login.defs", "/etc/profile.d/umask.sh", "/etc/security/limits.conf", "/etc/issue.net", "user:auditor"], "between": ["chmod 666 /etc/issue.net"]}
file_line { 'max days': path => '/etc/login.defs', line => "PASS_MAX_DAYS\t60", match => '^PASS_MAX_DAYS' }
-> user { 'auditor': ensure => present, managehome => true, expiry => absent }
file { '/etc/profile.d/umask.sh': content => "umask 027\n", mode => '0644' }
file_line { 'core': path => '/etc/security/limits.conf', line => '* hard core 0' }
file { '/etc/issue.net': content => "Authorized use only\n", mode => '0644' }
package { ['telnet', 'rsh-client', 'ftp']: ensure => purged }
package { ['libpam-pwquality', 'auditd', 'aide']: ensure => installed }
service { 'auditd': ensure => running, enable => true, require => Package['auditd'] }
