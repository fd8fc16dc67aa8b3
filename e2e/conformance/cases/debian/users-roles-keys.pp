# case: {"look": ["user:alice", "user:bob", "user:ci", "group:developers", "/home/alice/.ssh", "/home/alice/.ssh/authorized_keys", "/home/bob", "/var/lib/ci"], "between": ["usermod -L alice", "gpasswd -d bob developers", "rm /home/alice/.ssh/authorized_keys"]}
group { 'developers': ensure => present, gid => 2500 }
user { ['alice', 'bob']:
  ensure         => present,
  groups         => ['developers', 'adm'],
  membership     => minimum,
  managehome     => true,
  shell          => '/bin/bash',
  purge_ssh_keys => true,
}
user { 'ci': ensure => present, system => true, home => '/var/lib/ci', managehome => true, shell => '/usr/sbin/nologin', comment => 'Continuous integration' }
ssh_authorized_key { 'alice@laptop': ensure => present, user => 'alice', type => 'ssh-ed25519', key => 'AAAAC3NzaC1lZDI1NTE5AAAAIFixedKeyForPlaygroundOnly1234567890ab' }
ssh_authorized_key { 'bob@desk': user => 'bob', type => 'ssh-rsa', key => 'AAAAB3NzaC1yc2EAAAADAQABAAABAQC7', options => ['no-pty', 'from="10.0.0.0/8"'] }
ssh_authorized_key { 'old@gone': ensure => absent, user => 'bob', type => 'ssh-rsa' }
