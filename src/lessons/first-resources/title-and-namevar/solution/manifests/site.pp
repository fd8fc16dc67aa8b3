file { 'message of the day':
  path    => '/etc/motd',
  content => "Welcome to the web server\n",
}
