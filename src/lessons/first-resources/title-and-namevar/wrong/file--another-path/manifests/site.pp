file { 'message of the day':
  path    => '/etc/message',
  content => "Welcome to the web server\n",
}
