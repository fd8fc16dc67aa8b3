# case: {"files": {"/etc/fstab": "/dev/sda1 / ext4 defaults 0 1\n"}, "look": ["/etc/fstab"]}
# Entries are made with what they lack; a device has to be named.
mount { '/data': ensure => present, device => '/dev/sdb1', fstype => 'ext4', options => 'noatime', pass => 2, dump => 1 }
mount { '/opt/': ensure => defined, device => '/dev/sdc1', fstype => 'xfs' }
mount { '/x': ensure => present, fstype => 'tmpfs' }
