# case: {"look": ["/etc/systemd/system/worker.service", "/etc/systemd/system/multi-user.target.wants", "/etc/default/worker", "user:worker"], "services": ["worker"], "between": ["sed -i 's/DEBUG=0/DEBUG=1/' /etc/default/worker"]}
user { 'worker': ensure => present, system => true, home => '/opt/worker', shell => '/usr/sbin/nologin' }
file { '/opt/worker': ensure => directory, owner => 'worker' }
file { '/opt/worker/run.sh': content => "#!/bin/sh\nwhile true; do sleep 60; done\n", mode => '0755', owner => 'worker' }
file { '/etc/default/worker': content => "DEBUG=0\n" }
file { '/etc/systemd/system/worker.service':
  content => "[Unit]\nDescription=Worker\nAfter=network.target\n\n[Service]\nUser=worker\nEnvironmentFile=/etc/default/worker\nExecStart=/opt/worker/run.sh\nRestart=on-failure\n\n[Install]\nWantedBy=multi-user.target\n",
}
~> exec { '/bin/systemctl daemon-reload': refreshonly => true }
-> service { 'worker': ensure => running, enable => true, subscribe => File['/etc/default/worker', '/opt/worker/run.sh'] }
