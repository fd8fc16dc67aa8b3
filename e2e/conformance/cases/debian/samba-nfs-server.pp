# case: {"services":["smbd","nmbd","nfs-kernel-server"],"look":["/etc/exports","/etc/samba"]}
package { ['samba', 'nfs-kernel-server']: ensure => installed }
file { '/srv/media': ensure => directory, mode => '0775' }
file { '/etc/samba/smb.conf': content => "[global]\nworkgroup = HOME\nserver role = standalone server\n\n[media]\npath = /srv/media\nread only = no\n", require => Package['samba'], notify => Service['smbd', 'nmbd'] }
service { ['smbd', 'nmbd']: ensure => running, enable => true }
file { '/etc/exports': content => "/srv/media 10.0.0.0/24(rw,sync,no_subtree_check)\n", require => Package['nfs-kernel-server'], notify => Exec['exportfs'] }
exec { 'exportfs': command => '/usr/sbin/exportfs -ra', refreshonly => true }
service { 'nfs-kernel-server': ensure => running, enable => true, require => Package['nfs-kernel-server'] }
exec { 'testparm -s /etc/samba/smb.conf': path => '/usr/bin:/bin', require => File['/etc/samba/smb.conf'] }
