# case: {"files": {"/srv/tree/old/deep": "x\n", "/srv/tree/stray": "y\n", "/srv/replaced": "old\n", "/srv/once": "first\n", "/srv/dir-to-file/inner": "z\n", "/srv/forced/inner": "z\n", "/srv/unforced/inner": "z\n", "/srv/link": "a file\n"}, "look": ["/srv/tree", "/srv/tree/kept", "/srv/replaced", "/srv/replaced.bak", "/srv/once", "/srv/dir-to-file", "/srv/forced", "/srv/unforced", "/srv/link", "/srv/checked", "/srv/sticky", "/srv/symbolic"], "between": ["touch /srv/tree/new", "chmod 777 /srv/symbolic"]}
file { '/srv/tree': ensure => directory, recurse => true, purge => true, mode => '0640', owner => 'www-data', force => true }
file { '/srv/tree/kept': content => "kept\n" }
file { '/srv/replaced': ensure => file, content => "new\n", backup => '.bak' }
file { '/srv/once': content => "never\n", replace => false }
file { '/srv/dir-to-file': content => "x\n" }
file { '/srv/forced': ensure => absent, force => true }
file { '/srv/unforced': ensure => absent }
file { '/srv/link': ensure => link, target => '/srv/replaced' }
file { '/srv/checked': content => "ok\n", validate_cmd => '/bin/grep -q ok %' }
file { '/srv/refused': content => "bad\n", validate_cmd => '/bin/grep -q ok %' }
file { '/srv/no/parent': content => "x\n" }
file { '/srv/sticky': ensure => directory, mode => '1777', group => 'staff' }
file { '/srv/symbolic': content => "x\n", mode => 'u=rw,g=r,o-rwx' }
