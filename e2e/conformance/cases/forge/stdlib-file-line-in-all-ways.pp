# case: {"modules": ["stdlib"], "files": {"/opt/a.conf": "# head\nport = 80\nuser = web\nport = 81\nlast", "/opt/b.conf": "one\ntwo\nthree\n", "/opt/c.conf": "k=1\nk=2\nother\n"}, "look": ["/opt/a.conf", "/opt/b.conf", "/opt/c.conf"]}
file_line { 'append': path => '/opt/a.conf', line => 'added = yes' }
-> file_line { 'there': path => '/opt/a.conf', line => 'user = web' }
-> file_line { 'replace': path => '/opt/a.conf', line => 'user = app', match => '^user\s*=' }
-> file_line { 'several': path => '/opt/a.conf', line => 'port = 8080', match => '^port', multiple => true }
file_line { 'after': path => '/opt/b.conf', line => 'two and a half', after => '^two$' }
-> file_line { 'gone': ensure => absent, path => '/opt/b.conf', line => 'one' }
-> file_line { 'gone by match': ensure => absent, path => '/opt/b.conf', match => '^thr', match_for_absence => true }
-> file_line { 'not appended': path => '/opt/b.conf', line => 'x', match => '^nope', append_on_no_match => false }
-> file_line { 'not replaced': path => '/opt/b.conf', line => 'two!', match => '^two$', replace => false }
file_line { 'all others': path => '/opt/c.conf', line => 'k=2', match => '^k=', multiple => true, replace_all_matches_not_matching_line => true }
notify { 'changed': subscribe => File_line['after'] }
