# case: {"look": ["/boot/grub/menu.lst"]}
file { ['/boot/grub']: ensure => directory }
-> file { '/boot/grub/menu.lst': content => "default 0\ntimeout 5\n\ntitle Linux\n\troot (hd0,0)\n\tkernel /vmlinuz ro\n", replace => false }
-> augeas { 'menu':
  context => '/files/boot/grub/menu.lst',
  changes => ['set timeout 1', "set title[1]/kernel/console ttyS0", 'setm title kernel/panic 10'],
}
