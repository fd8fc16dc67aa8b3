# case: {"look": ["/etc/samba/smb.conf", "/srv/share", "group:share", "user:anna", "/home/anna"], "services": ["smbd", "nmbd"], "between": ["chmod 755 /srv/share", "gpasswd -d anna share"]}
group { 'share': ensure => present, gid => 5000 }
['anna', 'ben'].each |$u| { user { $u: ensure => present, groups => ['share'], managehome => true, shell => '/bin/bash' } }
file { '/srv/share': ensure => directory, owner => 'root', group => 'share', mode => '2775' }
package { ['samba', 'smbclient', 'cifs-utils']: ensure => installed }
file { '/etc/samba/smb.conf': ensure => file, content => "[global]\n  workgroup = WORKGROUP\n  server string = files\n\n[share]\n  path = /srv/share\n  valid users = @share\n  writable = yes\n", require => Package['samba'], notify => Service['smbd', 'nmbd'] }
service { ['smbd', 'nmbd']: ensure => running, enable => true }
exec { 'testparm': command => '/usr/bin/testparm -s', refreshonly => true, subscribe => File['/etc/samba/smb.conf'] }
