file { '/etc/motd':
  content => "Welcome to the shop\n",
}
