# case: {"modules":["cron","stdlib","cron_core"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"look":["/etc/cron.d/backup","/etc/cron.daily/report","/etc/cron.weekly/clean","/etc/cron.deny"],"services":["cron"]}
include cron
cron::job { 'backup':
  minute      => '40',
  hour        => '2',
  user        => 'root',
  command     => '/usr/local/bin/backup --all',
  environment => ['MAILTO=root', 'PATH="/usr/bin:/bin"'],
  description => 'Nightly backup',
}
cron::daily { 'report': minute => 10, hour => 6, command => '/usr/local/bin/report', user => 'www-data' }
cron::weekly { 'clean': minute => 1, hour => 4, weekday => 7, command => 'find /tmp -mtime +7 -delete', user => 'root' }
cron::hourly { 'poll': minute => 20, user => 'nobody', command => '/bin/true' }
cron::job::multiple { 'several':
  jobs => [
    { minute => '55', hour => '5', date => '*', month => '*', weekday => '*', user => 'root', command => '/usr/bin/uname' },
    { command => '/usr/bin/sleep 1' },
  ],
}
