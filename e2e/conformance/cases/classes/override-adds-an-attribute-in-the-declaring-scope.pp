# case: {"stage":"compile"}
class motd {
  file { '/etc/motd': content => "a\n" }
  File['/etc/motd'] { mode => '0600' }
}
include motd
notify { 'top': }
Notify['top'] { message => 'from an override' }
