file { '/etc/app.d':
  ensure  => directory,
  recurse => true,
  purge   => false,
}

file { '/etc/app.d/app.conf':
  ensure  => file,
  content => "port=8080\n",
}
