# case: {"look": ["user:amy", "user:bart", "user:cleo", "group:ops", "group:amy", "/home/amy", "/home/amy/.bashrc", "/home/bart", "/home/cleo", "/home/amy/.ssh/authorized_keys", "/etc/sudoers.d/ops"], "between": ["gpasswd -d bart ops", "passwd -l amy", "rm -r /home/amy/.ssh"]}
$users = {
  'amy'  => { uid => 3001, groups => ['ops', 'adm'], password => '$6$salt$IxDD3jeSOb5eB1CX5LBsqZFVkJdido3OUILO5Ifz5iwMuTS4XMS130MTSuDDl3aCI6WouIL9AjRbLCelDCy.g.' },
  'bart' => { uid => 3002, groups => ['ops'], shell => '/bin/sh', comment => 'Bart, Room 1' },
  'cleo' => { ensure => absent },
}
group { 'ops': ensure => present, gid => 3000 }
$users.each |$name, $attributes| {
  user { $name:
    managehome => true,
    shell      => '/bin/bash',
    *          => $attributes - 'shell',
  }
}
ssh_authorized_key { 'amy@laptop':
  ensure => present, user => 'amy', type => 'ssh-ed25519', key => 'AAAAC3NzaC1lZDI1NTE5AAAAIEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLEEXAMPLE12',
  options => ['from="10.0.0.0/8"', 'no-agent-forwarding'],
}
ssh_authorized_key { 'zed@nowhere': user => 'zed', type => 'rsa', key => 'AAAAB3NzaC1yc2EAAAADAQABAAAAgQC' }
file { '/etc/sudoers.d/ops': content => "%ops ALL=(ALL) NOPASSWD: ALL\n", mode => '0440', validate_cmd => '/usr/sbin/visudo -cf %' }
