# case: {"look": ["/etc/cron.allow"]}
file { '/etc/cron.allow': content => "root\n", replace => false }
-> augeas { 'cron':
  context => '/files/etc/cron.allow',
  changes => 'set 01 anna',
  onlyif  => "match *[. = 'anna'] size == 0",
}
