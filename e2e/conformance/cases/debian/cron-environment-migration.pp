# case: {"prepare":["printf '# Puppet Name: old\\n0 1 * * * /bin/old\\n5 5 * * 0 /usr/bin/manual\\n' | crontab -u root -"],"look":["/var/spool/cron/crontabs/root","/etc/cron.d/report","/etc/cron.allow"],"services":["cron"]}
package { 'cron': ensure => installed }
cron { 'old': ensure => absent }
cron { 'sync': command => '/usr/local/bin/sync --quiet', minute => '*/15', environment => ['PATH=/usr/local/bin:/usr/bin:/bin', 'MAILTO=ops@example.com'] }
cron { 'monthly': command => '/bin/true', monthday => 1, hour => 0, minute => 0 }
cron { 'boot': command => '/usr/local/bin/warmup', special => 'reboot' }
file { '/etc/cron.d/report': content => "30 6 * * 1-5 root /usr/local/bin/report\n", mode => '0644' }
file { '/etc/cron.allow': content => "root\ndeploy\n", group => 'crontab', mode => '0640' }
service { 'cron': ensure => running, enable => true }
