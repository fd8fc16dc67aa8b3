mount { '/data': ensure => present, device => '/dev/sdb1', fstype => 'ext4', atboot => 'maybe' }
