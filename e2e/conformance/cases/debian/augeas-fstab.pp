# case: {"look": ["/etc/fstab"]}
file { '/etc/fstab': content => "# disks\n/dev/sda1 / ext4 errors=remount-ro 0 1\n", replace => false }
-> augeas { 'noatime':
  context => '/files/etc/fstab',
  changes => [
    "ins opt after *[file = '/']/opt[last()]",
    "set *[file = '/']/opt[last()] noatime",
  ],
  onlyif  => "match *[file = '/']/opt[. = 'noatime'] size == 0",
}
