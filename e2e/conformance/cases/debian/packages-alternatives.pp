# case: {"packages": ["exim4-daemon-light", "bsd-mailx", "nginx", "ntpsec", "ssh"], "services": ["nginx", "ssh"], "look": ["/etc/ssh"]}
package { ['exim4', 'mailutils']: ensure => installed }
package { 'default-mta': ensure => installed }
package { 'nginx-light': ensure => installed }
package { 'netcat-openbsd': ensure => installed }
package { 'openssh-server': ensure => purged }
package { 'ntp': ensure => installed }
service { 'exim4': ensure => running, enable => true }
