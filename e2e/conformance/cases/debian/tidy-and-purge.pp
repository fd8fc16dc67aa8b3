# case: {"look": ["/var/log/old", "/etc/app.d", "/tmp/session"], "prepare": ["mkdir -p /var/log/old /etc/app.d/sub /tmp/session", "touch -d '60 days ago' /var/log/old/a.log /var/log/old/b.log.gz", "touch /var/log/old/new.log /etc/app.d/10-stray.conf /etc/app.d/sub/inner", "touch -d '2 hours ago' /tmp/session/s1 /tmp/session/s2", "touch /tmp/session/s3"], "between": ["touch /etc/app.d/again"]}
tidy { '/var/log/old': age => '30d', recurse => true, matches => ['*.log'] }
tidy { '/tmp/session': age => '1h', recurse => 1, type => mtime, rmdirs => true }
file { '/etc/app.d': ensure => directory, recurse => true, purge => true, force => true }
file { '/etc/app.d/00-main.conf': content => "main = yes\n" }
