# The message of the day.
class welcome {
  file { '/etc/motd':
    owner   => file,
    content => "Welcome aboard.\n",
  }
}
