# case: {"modules": ["stdlib"], "files": {"/opt/c.conf": "k=1\nk=2\nother\n"}, "look": ["/opt/c.conf"]}
file_line { 'missing file': path => '/opt/none.conf', line => 'x' }
file_line { 'too many': path => '/opt/c.conf', line => 'k=3', match => '^k=' }
file_line { 'too many after': path => '/opt/c.conf', line => 'q', after => '^k=' }
file_line { 'too many gone': ensure => absent, path => '/opt/c.conf', match => '^k=', match_for_absence => true }
notify { 'after': require => File_line['too many'] }
