# case: {"look": ["/etc/fstab", "/mnt/scratch", "/srv/data"], "between": ["umount /mnt/scratch"]}
file { ['/mnt/scratch', '/srv/data']: ensure => directory }
mount { '/mnt/scratch': ensure => mounted, device => 'tmpfs', fstype => 'tmpfs', options => 'size=8m,mode=0750', atboot => false }
mount { '/srv/data': ensure => present, device => 'LABEL=data', fstype => 'ext4', options => 'defaults,noatime', dump => 0, pass => 2 }
mount { '/mnt/none': ensure => absent }
mount { '/mnt/missing': ensure => mounted, device => '/dev/nosuchdisk', fstype => 'ext4' }
