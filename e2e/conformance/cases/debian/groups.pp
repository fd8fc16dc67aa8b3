# case: {"look": ["group:devs", "group:web", "user:ed", "user:flo", "user:sys1", "/home/ed"], "between": ["usermod -G '' ed", "groupmod -g 4100 devs"]}
group { 'devs': gid => 4000, ensure => present }
group { 'web': ensure => present }
user { 'ed': ensure => present, groups => ['devs', 'web', 'sudo'], managehome => true, password => '!', shell => '/bin/bash' }
user { 'flo': ensure => present, uid => 4001, gid => 'devs', home => '/srv/flo', managehome => true, comment => 'Flo' }
user { 'sys1': ensure => present, system => true, home => '/nonexistent' }
user { 'root': ensure => present, shell => '/bin/bash' }
user { 'bad name': ensure => present }
user { 'nogrp': ensure => present, groups => ['missing1'] }
