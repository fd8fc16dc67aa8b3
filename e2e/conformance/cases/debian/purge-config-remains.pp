# case: {"target": {"packages": {"vsftpd": "1", "proftpd-core": "1"}}, "look": ["/etc/vsftpd.conf", "/etc/proftpd", "/etc/ftpusers"], "packages": ["vsftpd", "proftpd-core"], "services": ["vsftpd", "proftpd"]}
package { 'proftpd-core': ensure => purged }
package { 'vsftpd': ensure => absent }
service { 'vsftpd': ensure => stopped, enable => false }
file { '/etc/vsftpd.conf': ensure => absent, require => Package['vsftpd'] }
