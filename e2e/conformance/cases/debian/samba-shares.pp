# case: {"services":["smbd","nmbd"],"look":["/etc/samba/smb.conf","/srv/samba","/srv/samba/public","group:smbusers"]}
package { ['samba', 'smbclient']: ensure => installed }
group { 'smbusers': ensure => present, system => true }
file { '/srv/samba': ensure => directory, group => 'smbusers', mode => '0775' }
file { '/srv/samba/public': ensure => directory, owner => 'nobody', group => 'nogroup', mode => '1777' }
file { '/etc/samba/smb.conf': content => "[global]\n  workgroup = OFFICE\n  server role = standalone server\n[public]\n  path = /srv/samba/public\n  guest ok = yes\n", require => Package['samba'], notify => [Service['smbd'], Service['nmbd']] }
service { ['smbd', 'nmbd']: ensure => running, enable => true }
exec { 'testparm -s': path => '/usr/bin', require => File['/etc/samba/smb.conf'] }
