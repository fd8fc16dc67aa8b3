# case: {"modules": ["stdlib"]}
file_line { 'x': line => 'y' }
