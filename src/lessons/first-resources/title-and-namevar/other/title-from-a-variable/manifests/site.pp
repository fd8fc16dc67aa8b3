$name_of_file = 'message of the day'

file { $name_of_file:
  ensure  => file,
  path    => '/etc/motd',
  content => "Welcome to the web server\n",
}
