# What people read when they log in.
class motd(
  String $text,
) {
  file { '/etc/motd':
    content => "${text}\n",
  }
}
