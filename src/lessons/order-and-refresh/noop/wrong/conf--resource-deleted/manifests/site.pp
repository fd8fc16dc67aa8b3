file { '/etc/motd':
  content => "The shop runs here.\n",
}
