file { 'message of the day':
  content => "Welcome to the web server\n",
}
