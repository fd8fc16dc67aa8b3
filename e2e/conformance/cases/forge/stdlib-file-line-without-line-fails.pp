# case: {"modules": ["stdlib"]}
file_line { 'x': path => '/opt/x' }
