# A space in a path is written as \040.
mount { '/my data': ensure => present, device => '/dev/sdb 1', fstype => 'ext4' }
