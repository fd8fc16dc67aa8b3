# case: {"prepare": ["groupadd team", "useradd -m amy", "useradd -m -g team bea", "useradd -m cid", "useradd -m -G sudo,adm dora"], "look": ["user:amy", "user:bea", "user:cid", "user:dora", "group:team", "group:cid", "/home/amy", "/home/bea", "/home"]}
user { 'www-data': ensure => absent }
user { 'amy': ensure => absent, managehome => true }
user { 'bea': ensure => absent }
group { 'team': ensure => absent }
group { 'cid': ensure => absent }
group { 'nosuch': ensure => absent }
user { 'dora': ensure => present, groups => [], membership => inclusive }
user { 'root': shell => '/bin/bash', password => '$6$salt$hash' }
