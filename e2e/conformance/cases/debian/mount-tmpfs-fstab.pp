# case: {"look":["/etc/fstab"]}
file { ['/srv/cache', '/mnt/data']: ensure => directory }
mount { '/srv/cache': ensure => mounted, device => 'tmpfs', fstype => 'tmpfs', options => 'size=64m,noexec', dump => 0, pass => 0, atboot => true, require => File['/srv/cache'] }
mount { '/mnt/data': ensure => present, device => '/dev/sdb1', fstype => 'ext4', options => 'noatime', pass => 2 }
mount { '/mnt/nfs': ensure => present, device => 'nas:/export', fstype => 'nfs', options => 'ro,_netdev' }
mount { '/mnt/old': ensure => absent }
exec { '/usr/bin/findmnt -n -o FSTYPE /srv/cache': logoutput => true, require => Mount['/srv/cache'] }
