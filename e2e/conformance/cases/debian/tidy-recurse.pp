# case: {"files": {"/var/cache/app/a.tmp": "1\n", "/var/cache/app/b.log": "22222222\n", "/var/cache/app/sub/c.tmp": "3\n", "/var/cache/app/sub/d.keep": "4\n", "/etc/app.d/10-old.conf": "old\n", "/etc/app.d/20-new.conf": "x\n", "/etc/app.d/sub/x.conf": "x\n"}, "look": ["/var/cache/app", "/etc/app.d", "/var/cache/app/sub"], "between": ["echo x > /etc/app.d/99-hand.conf", "mkdir /etc/app.d/handdir", "chown games /etc/app.d/20-new.conf"]}
tidy { '/var/cache/app': recurse => true, matches => ['*.tmp'], age => 0 }
tidy { '/var/cache/app/b.log': size => '4b' }
file { '/etc/app.d': ensure => directory, recurse => true, purge => true, force => true, owner => 'root', group => 'root', mode => '0644' }
file { '/etc/app.d/20-new.conf': content => "new\n" }
file { '/etc/app.d/30-more.conf': content => "more\n", mode => '0600' }
file { '/var/cache/app/keep': ensure => directory, recurse => remote, source => '/etc/app.d' }
