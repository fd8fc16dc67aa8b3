# case: {"look": ["/etc/hosts"]}
augeas { 'files':
  context => '/files/etc/hosts',
  changes => [
    'set 01/ipaddr 10.0.0.7',
    'set 01/canonical files.example.com',
    'set 01/alias[1] files',
    'set 01/alias[2] nas',
  ],
  onlyif  => "match *[ipaddr = '10.0.0.7'] size == 0",
}
augeas { 'loopback':
  context => '/files/etc/hosts',
  changes => "set *[ipaddr = '127.0.0.1']/alias[last()+1] loopback",
  onlyif  => "match *[ipaddr = '127.0.0.1']/alias[. = 'loopback'] size == 0",
  require => Augeas['files'],
}
