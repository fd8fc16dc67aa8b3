# case: {"look": ["group:ops", "group:web", "group:oldies", "user:eve"], "prepare": ["groupadd -g 1500 oldies", "useradd -g oldies eve"], "between": ["gpasswd -a eve ops"]}
group { 'ops': ensure => present, system => true }
group { 'web': ensure => present, gid => 33000, allowdupe => false }
group { 'oldies': ensure => absent }
user { 'eve': ensure => present, gid => 'web', groups => ['ops'], membership => inclusive, require => Group['ops', 'web'] }
group { 'twice': gid => 33000, require => Group['web'] }
