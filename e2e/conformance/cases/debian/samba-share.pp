# case: {"look": ["/etc/samba/smb.conf", "/etc/samba", "/srv/samba", "group:sambashare"], "services": ["smbd", "nmbd"], "between": ["systemctl disable nmbd"]}
package { 'samba': ensure => installed }
file { '/etc/samba/smb.conf': content => "[global]\n  workgroup = LAB\n  server role = standalone server\n[share]\n  path = /srv/samba\n  read only = no\n", require => Package['samba'], validate_cmd => '/usr/bin/testparm -s % > /dev/null' }
file { '/srv/samba': ensure => directory, group => 'sambashare', mode => '2770', require => Package['samba'] }
service { ['smbd', 'nmbd']: ensure => running, enable => true, subscribe => File['/etc/samba/smb.conf'] }
