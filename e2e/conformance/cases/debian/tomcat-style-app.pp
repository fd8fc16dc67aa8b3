# case: {"look": ["/opt/app", "/etc/systemd/system/app.service", "/etc/default/app", "user:app", "/var/log/app"], "services": ["app"], "between": ["echo MEMORY=1g > /etc/default/app", "systemctl stop app"]}
$version = '1.4.2'
group { 'app': ensure => present, system => true }
user { 'app': ensure => present, system => true, gid => 'app', home => '/opt/app', shell => '/usr/sbin/nologin', managehome => false }
file { ['/opt/app', "/opt/app/app-${version}", '/var/log/app']: ensure => directory, owner => 'app', group => 'app', mode => '0750' }
file { '/opt/app/current': ensure => link, target => "/opt/app/app-${version}" }
file { "/opt/app/app-${version}/run.sh": content => "#!/bin/sh\nexec sleep 3600\n", owner => 'app', group => 'app', mode => '0755' }
file { '/etc/default/app': content => "MEMORY=512m\n", notify => Service['app'] }
file { '/etc/systemd/system/app.service':
  content => "[Unit]\nDescription=App\nAfter=network.target\n\n[Service]\nUser=app\nGroup=app\nEnvironmentFile=/etc/default/app\nExecStart=/opt/app/current/run.sh\nRestart=always\n\n[Install]\nWantedBy=multi-user.target\n",
}
~> exec { 'daemon-reload': command => 'systemctl daemon-reload', path => '/usr/bin:/bin', refreshonly => true }
~> service { 'app': ensure => running, enable => true }
