# case: {"target": {"packages": {"logrotate": "1"}}, "prepare": ["echo '# mine' >> /etc/logrotate.conf"], "look": ["/etc/logrotate.conf", "/etc/logrotate.d"], "between": ["rm /etc/logrotate.d/app"]}
file { '/etc/logrotate.d/app':
  content => "/var/log/app/*.log {\n  weekly\n  rotate 4\n  missingok\n  compress\n}\n",
  mode    => '0644',
}
file { '/var/log/app': ensure => directory, mode => '0750', group => 'adm' }
exec { '/usr/sbin/logrotate -d /etc/logrotate.d/app': subscribe => File['/etc/logrotate.d/app'], refreshonly => true }
service { 'logrotate.timer': ensure => running, enable => true }
