# case: {"look": ["/etc/hosts", "/etc/login.defs"]}
augeas { 'noop':
  context => '/files/etc/hosts',
  changes => 'set 1/canonical other',
  noop    => true,
}
augeas { 'login.defs':
  lens    => 'Login_Defs.lns',
  incl    => '/etc/login.defs',
  changes => "set UMASK 027
set PASS_MAX_DAYS 90",
}
