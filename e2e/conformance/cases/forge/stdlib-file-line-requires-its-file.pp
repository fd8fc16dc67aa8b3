# case: {"modules": ["stdlib"], "noop": true}
file_line { 'x': path => '/opt/x', line => 'y' }
file { '/opt/x': ensure => file }
