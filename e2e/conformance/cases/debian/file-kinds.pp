# case: {"look": ["/srv/fifo", "/dev/null", "/srv/devlink", "/srv/audited"], "files": {"/srv/audited": "a"}, "prepare": ["mkfifo /srv/fifo"], "between": ["echo b >/srv/audited", "chmod 640 /srv/audited"]}
file { '/dev/null': ensure => file }
file { '/srv/fifo': mode => '0600' }
file { '/srv/devlink': ensure => link, target => '/dev/null' }
file { '/srv/audited': audit => all }
file { '/srv/present': ensure => present }
file { '/srv/replace': content => 'first', replace => false }
file { '/srv/backup': content => 'new', backup => '.bak' }
file { '/srv/checksum': source => '/etc/hostname', checksum => mtime }
file { '/srv/show': content => Sensitive('secret') }
