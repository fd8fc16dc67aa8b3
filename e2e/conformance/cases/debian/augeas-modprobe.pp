# case: {"look": ["/etc/modprobe.d/app.conf"]}
file { '/etc/modprobe.d': ensure => directory }
-> augeas { 'blacklist':
  context => '/files/etc/modprobe.d/app.conf',
  changes => [
    "set blacklist[. = 'pcspkr'] pcspkr",
    "set install[. = 'usb-storage'] usb-storage",
    "set install[. = 'usb-storage']/command /bin/false",
    "set options[. = 'kvm_intel'] kvm_intel",
    "set options[. = 'kvm_intel']/nested 1",
  ],
}
