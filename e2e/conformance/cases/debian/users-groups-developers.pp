# case: {"look":["/home"]}
group { 'developers': ensure => present, gid => 3000 }
group { 'ops': ensure => present, system => true }
user { 'anna': ensure => present, uid => 3001, gid => 'developers', groups => ['ops', 'adm'], managehome => true, shell => '/bin/bash', comment => 'Anna A.' }
user { 'ben': ensure => present, gid => 'developers', managehome => true, password => '$6$abcdefgh$2yCwkgYUtjnHkq1EzP6W7S6JcQ1QZQ0l1ZJ2wG8z', purge_ssh_keys => true }
user { 'svc-app': ensure => present, system => true, home => '/opt/app', shell => '/usr/sbin/nologin' }
user { 'games': ensure => absent }
file { '/home/anna/.bash_aliases': content => "alias ll='ls -l'\n", owner => 'anna', group => 'developers' }
ssh_authorized_key { 'anna@laptop': user => 'anna', type => 'ssh-rsa', key => 'AAAAB3NzaC1yc2EAAAADAQABAAABAQDf' }
