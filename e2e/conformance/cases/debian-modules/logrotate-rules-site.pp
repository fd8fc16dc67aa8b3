# case: {"modules":["logrotate","stdlib"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"look":["/etc/logrotate.d","/etc/logrotate.conf"]}
class { 'logrotate': config => { rotate => 8, dateext => true, compress => true } }
logrotate::rule { 'app': path => '/var/log/app/*.log', rotate => 14, rotate_every => 'day', missingok => true, create => true, create_mode => '0640', create_owner => 'root', create_group => 'adm', postrotate => '/bin/true' }
logrotate::rule { 'backup': path => '/var/log/backup.log', rotate_every => 'month', size => '10M' }
