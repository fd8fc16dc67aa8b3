# case: {"look": ["user:carl", "user:dora", "user:erik", "group:admins", "/home/carl", "/home/dora/.ssh/authorized_keys", "/etc/sudoers.d/admins"], "between": ["userdel carl", "passwd -l dora"]}
define admin(Integer $uid, String $key = '', Boolean $sudo = true) {
  user { $title: ensure => present, uid => $uid, gid => 'admins', groups => $sudo ? { true => ['sudo'], default => [] }, home => "/home/${title}", managehome => true, shell => '/bin/bash', purge_ssh_keys => true }
  if $key != '' { ssh_authorized_key { "${title}@work": user => $title, type => 'ssh-rsa', key => $key } }
  file { "/home/${title}/.bash_aliases": owner => $title, group => 'admins', mode => '0644', content => "alias ll='ls -l'\n", require => User[$title] }
}
group { 'admins': gid => 2000 }
@admin { 'carl': uid => 2001 }
@admin { 'dora': uid => 2002, key => 'AAAAB3NzaC1yc2EAAAADAQABAAABAQDexample' }
@admin { 'erik': uid => 2003, sudo => false, tag => 'contractor' }
Admin <| tag != 'contractor' |>
file { '/etc/sudoers.d/admins': content => "%admins ALL=(ALL:ALL) ALL\n", mode => '0440', owner => root, group => root }
package { 'sudo': ensure => installed, before => File['/etc/sudoers.d/admins'] }
user { 'games': ensure => absent }
