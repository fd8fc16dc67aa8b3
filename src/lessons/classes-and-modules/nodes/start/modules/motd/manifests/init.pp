# The message that people see when they log in.
class motd(
  String $text,
) {
  file { '/etc/motd':
    content => "${text}\n",
  }
}
