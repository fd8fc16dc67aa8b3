# case: {"stage":"compile"}
class motd {
  file { '/etc/motd': content => "a\n" }
  File['/etc/motd'] { content => "b\n" }
}
include motd
