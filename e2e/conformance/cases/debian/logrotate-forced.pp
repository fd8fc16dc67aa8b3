# case: {"look":["/var/log/r1","/var/log/r3"]}
Exec { path => '/usr/sbin:/usr/bin:/bin', provider => shell, logoutput => true }
package { 'logrotate': ensure => installed }
file { ['/var/log/r1', '/var/log/r2', '/var/log/r3']: ensure => directory }
file { '/etc/logrotate.d/r1': content => "/var/log/r1/*.log {\n  daily\n  rotate 2\n  compress\n  missingok\n  notifempty\n  create 0640 root adm\n  postrotate\n    echo rotated\n  endscript\n}\n" }
file { '/etc/logrotate.d/r2': content => "/var/log/r2/none.log {\n  weekly\n}\n" }
file { '/etc/logrotate.d/r3': content => "/var/log/r3/*.log {\n  rotate 3\n  copytruncate\n  delaycompress\n  compress\n}\n" }
-> exec { 'echo a > /var/log/r1/a.log; echo b > /var/log/r1/b.log; : > /var/log/r1/e.log; logrotate -f /etc/logrotate.d/r1; ls /var/log/r1; stat -c "%a %U %G" /var/log/r1/*': require => [File['/var/log/r1'], File['/etc/logrotate.d/r1'], Package['logrotate']] }
-> exec { 'logrotate -f /etc/logrotate.d/r2': returns => 1 }
-> exec { 'logrotate -f /etc/logrotate.d/r3': returns => [0, 1] }
-> exec { 'echo 1 > /var/log/r3/x.log;  logrotate -f /etc/logrotate.d/r3; echo 2 > /var/log/r3/x.log; logrotate -f /etc/logrotate.d/r3; ls /var/log/r3; cat /var/log/r3/x.log.1': }
-> exec { 'chmod 777 /var/log/r1; logrotate -f /etc/logrotate.d/r1; chmod 755 /var/log/r1': }
