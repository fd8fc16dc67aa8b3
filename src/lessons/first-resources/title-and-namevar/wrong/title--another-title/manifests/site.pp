file { 'motd':
  path    => '/etc/motd',
  content => "Welcome to the web server\n",
}
