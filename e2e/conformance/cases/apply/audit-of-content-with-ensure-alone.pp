notify { 'a': audit => 'all' }
file { '/opt/x': ensure => file, audit => ['content', 'mode'] }
