# case: {"look": ["/usr/local/sbin/backup.sh", "/var/backups/site", "/var/spool/cron/crontabs/root", "/etc/logrotate.d/backup", "/var/backups/site/etc.tar.gz"], "between": ["rm -r /var/backups/site", "crontab -l | sed s/30/31/ | crontab -"]}
$script = @(EOT)
  #!/bin/bash
  set -e
  mkdir -p /var/backups/site
  tar -C / -czf /var/backups/site/etc.tar.gz etc/hostname etc/passwd
  find /var/backups/site -name '*.tar.gz' -mtime +30 -delete
  echo "backup done: $(ls /var/backups/site | wc -l) file(s)"
  | EOT
file { '/usr/local/sbin/backup.sh': content => $script, mode => '0750', owner => root, group => adm }
-> exec { 'first backup': command => '/usr/local/sbin/backup.sh', creates => '/var/backups/site/etc.tar.gz', logoutput => true }
cron { 'backup': command => '/usr/local/sbin/backup.sh >/dev/null', user => root, hour => 2, minute => 30 }
cron { 'report': command => 'df -h | mail -s disk root', user => root, special => 'weekly' }
package { 'logrotate': ensure => latest }
file { '/etc/logrotate.d/backup': content => "/var/log/backup.log {\n  weekly\n  rotate 4\n  compress\n  missingok\n}\n", require => Package['logrotate'] }
exec { 'check logrotate': command => '/usr/sbin/logrotate -d /etc/logrotate.d/backup', refreshonly => true, subscribe => File['/etc/logrotate.d/backup'] }
