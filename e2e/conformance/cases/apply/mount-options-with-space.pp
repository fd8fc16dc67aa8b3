# Options are separated by commas alone.
mount { '/data': ensure => present, device => '/dev/sdb1', fstype => 'ext4', options => 'ro, noatime' }
