# case: {"look":["user:ann","user:ben","user:svc","group:team","/home/ann/.ssh/authorized_keys","/home/ben"],"between":["usermod -aG adm ben","userdel svc"]}
group { 'team': ensure => present }
$team = { 'ann' => { uid => 3001, key => 'AAAAC3NzaC1lZDI1NTE5AAAAIKdanexamplekeyforthetestcaseonlyAAAAAAAAAA' }, 'ben' => { uid => 3002, key => 'AAAAC3NzaC1lZDI1NTE5AAAAIKdanexamplekeyforthetestcaseonlyBBBBBBBBBB' } }
$team.each |String $n, Hash $p| {
  user { $n: ensure => present, uid => $p['uid'], gid => 'team', groups => ['sudo'], membership => minimum, managehome => true, shell => '/bin/bash', purge_ssh_keys => true }
  ssh_authorized_key { "${n}@team": user => $n, type => 'ssh-ed25519', key => $p['key'] }
}
user { 'svc': ensure => present, system => true, shell => '/bin/false', home => '/var/lib/svc', managehome => true }
