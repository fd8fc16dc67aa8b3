# case: {"look": ["/etc/fstab"], "prepare": ["mkdir -p /mnt/a /mnt/b", "echo 'tmpfs /mnt/a tmpfs size=1m,mode=0700 0 0' >> /etc/fstab"], "between": ["umount /mnt/a"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin', logoutput => true, returns => [0, 1, 2, 32, 255] }
exec { 'mount /mnt/a': unless => 'mountpoint -q /mnt/a' }
-> exec { 'mountpoint /mnt/a': }
-> exec { 'mountpoint /mnt/b': }
-> exec { 'findmnt -n -o FSTYPE,OPTIONS /mnt/a': }
-> exec { 'grep /mnt/a /proc/mounts | cut -d" " -f1-3': provider => shell }
-> exec { 'mount -t tmpfs -o size=1m tmpfs /mnt/b': }
-> exec { 'mount | grep -c /mnt/': provider => shell }
-> exec { 'umount /mnt/b': }
-> exec { 'umount /mnt/b twice': command => 'umount /mnt/b' }
-> exec { 'umount /mnt/none': }
-> exec { 'mount /mnt/b': }
-> exec { 'mount /mnt/c': }
-> exec { 'mount /dev/nosuch /mnt/b': }
-> exec { 'mount -o remount,size=2m /mnt/a': }
-> exec { 'mount -a': }
-> exec { 'mount --bind /srv /mnt/b && ls /mnt/b; umount /mnt/b': provider => shell }
