# The message of the day.
class welcome {
  file { '/etc/motd':
    ensure  => file,
    content => "Welcome aboard.\n",
    group   => 'root',
  }
}
