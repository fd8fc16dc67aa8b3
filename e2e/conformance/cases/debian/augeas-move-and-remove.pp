# case: {"look": ["/etc/hosts"]}
augeas { 'move':
  context => '/files/etc/hosts',
  changes => ['set 01/ipaddr 10.0.0.1', 'set 01/canonical one', 'set 02/ipaddr 10.0.0.2', 'set 02/canonical two'],
  onlyif  => "match *[canonical = 'one'] size == 0",
}
-> augeas { 'remove':
  context => '/files/etc/hosts',
  changes => ["rm *[ipaddr =~ regexp('10[.].*[.]2')]", "mv *[canonical = 'one'] 5", 'clear 5/alias', 'set 5/alias first'],
}
