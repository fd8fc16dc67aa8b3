# case: {"look": ["/var/spool/cron/crontabs/root", "/var/spool/cron/crontabs/daemon"]}
# Variables stand above their job, names of days and months become numbers.
cron { 'one': command => '/bin/one', minute => '*/5', environment => ['PATH=/bin', 'MAILTO=x'] }
cron { 'two': command => '/bin/two', user => 'daemon', weekday => ['Monday', 'fri'], month => 'jan', monthday => [1, 15] }
cron { 'three': command => '/bin/three', special => 'reboot' }
cron { 'four': command => '/bin/four', hour => [2, 4], minute => 0 }
