# case: {"look": ["user:dup", "user:badshell", "user:Bad.Name", "user:nogroup", "group:dupgid", "user:homeless"]}
user { 'dup': ensure => present, uid => 0 }
user { 'dup2': ensure => present, uid => 0, allowdupe => true }
user { 'badshell': ensure => present, shell => 'zsh' }
user { 'Bad.Name': ensure => present }
user { 'no group': ensure => present }
user { 'nogroup': ensure => present, gid => 'nosuchgroup' }
user { 'gidnumber': ensure => present, gid => 4242 }
group { 'dupgid': ensure => present, gid => 0 }
group { 'bad name': ensure => present }
user { 'homeless': ensure => present, home => '/nonexistent/deep/homeless', managehome => true }
user { 'nosuch': ensure => absent }
group { 'www-data': ensure => absent }
ssh_authorized_key { 'key for nobody': user => 'nosuch2', type => 'ssh-rsa', key => 'AAAA' }
