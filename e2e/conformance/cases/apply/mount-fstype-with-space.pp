# The type of a file system has no space.
mount { '/data': ensure => present, device => '/dev/sdb1', fstype => 'ext 4' }
