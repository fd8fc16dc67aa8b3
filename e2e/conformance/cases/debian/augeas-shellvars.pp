# case: {"look": ["/etc/default/useradd", "/etc/default/app"]}
file { '/etc/default/app': content => "# app\nSTART=no  # not yet\nOPTIONS=\"-v\"\n", replace => false }
-> augeas { 'app':
  lens    => 'Shellvars.lns',
  incl    => '/etc/default/app',
  changes => ['set START yes', 'set OPTIONS \'"-v -d"\'', 'set PORT 8080', 'clear START/export'],
}
augeas { 'useradd':
  context => '/files/etc/default/useradd',
  changes => 'set SHELL /bin/bash',
}
