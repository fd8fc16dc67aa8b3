# case: {"files": {"/etc/fstab": "/dev/sda1 / ext4 defaults 0 1\n# swap\n/dev/sda2 none swap sw 0 0\n"}, "look": ["/etc/fstab"]}
mount { '/data': ensure => present, device => '/dev/sdb1', fstype => 'ext4', options => 'noatime', dump => 1, pass => 2 }
mount { '/srv/nfs/': ensure => unmounted, device => 'nas:/x', fstype => 'nfs', atboot => false, remounts => false }
mount { '/': options => 'defaults,noatime' }
