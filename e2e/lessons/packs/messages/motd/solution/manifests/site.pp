file { '/etc/motd':
  ensure  => file,
  content => "Welcome to the shop\n",
  mode    => '0644',
}
