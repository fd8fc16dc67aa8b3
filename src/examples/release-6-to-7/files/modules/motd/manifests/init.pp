class motd {
  file { '/etc/motd': content => "Welcome\n" }
}
