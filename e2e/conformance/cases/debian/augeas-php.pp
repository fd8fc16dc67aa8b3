# case: {"look": ["/etc/app.ini"]}
file { '/etc/app.ini': content => "[PHP]\nmemory_limit = 128M ; small\n\n[Date]\n", replace => false }
-> augeas { 'php':
  lens    => 'PHP.lns',
  incl    => '/etc/app.ini',
  changes => ['set PHP/memory_limit 512M', 'set PHP/expose_php Off', 'set Date/date.timezone Europe/Berlin', 'rm Session'],
}
