# The sources of packages.
class sources {
  file { '/etc/apt/sources.list.d/example.list':
    ensure  => file,
    content => "deb https://packages.example.com/debian stable main\n",
    notify  => Exec['read the sources'],
  }

  exec { 'read the sources':
    command     => 'true',
    path        => ['/usr/bin', '/bin'],
    refreshonly => true,
  }
}
