# case: {"services": ["smbd", "nmbd", "nfs-kernel-server"], "look": ["/etc/exports", "/etc/samba/smb.conf", "group:sambashare"], "between": ["systemctl stop smbd"]}
package { ['samba', 'nfs-kernel-server']: ensure => installed }
file { '/etc/exports': content => "/srv 10.0.0.0/8(ro,sync)\n", require => Package['nfs-kernel-server'], notify => Exec['exportfs -ra'] }
exec { 'exportfs -ra': path => '/usr/sbin:/usr/bin:/sbin:/bin', refreshonly => true, returns => [0, 1] }
file { '/etc/samba/smb.conf': content => "[global]\nworkgroup = HOME\n[srv]\npath = /srv\n", require => Package['samba'] }
~> service { 'smbd': ensure => running, enable => true }
