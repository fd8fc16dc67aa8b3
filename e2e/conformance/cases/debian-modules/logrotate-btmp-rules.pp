# case: {"modules":["logrotate","stdlib","systemd"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"look":["/etc/logrotate.conf","/etc/logrotate.d","/etc/logrotate.d/nginx-app","/etc/cron.daily/logrotate"]}
class { 'logrotate':
  ensure => 'latest',
  config => { 'dateext' => true, 'compress' => true, 'rotate' => 10, 'rotate_every' => 'week' },
}
logrotate::rule { 'nginx-app':
  path => ['/srv/app/log/*.log', '/srv/app/log/extra/*.log'], rotate => 5, size => '100k', sharedscripts => true,
  postrotate => ['systemctl kill -s USR1 nginx', 'true'], copytruncate => false, create => true, create_mode => '0640', create_owner => 'root', create_group => 'adm',
}
logrotate::rule { 'hourly-thing': path => '/var/log/thing.log', rotate_every => 'hour', rotate => 24 }
