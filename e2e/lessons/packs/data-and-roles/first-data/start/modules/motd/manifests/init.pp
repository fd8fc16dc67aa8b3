# Text of the day.
class motd (
  String $text = 'Nobody has written a text.',
) {
  file { '/etc/motd':
    ensure  => file,
    content => "${text}\n",
  }
}
