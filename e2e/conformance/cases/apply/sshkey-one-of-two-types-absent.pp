# case: {"look": ["/etc/ssh/ssh_known_hosts"], "files": {"/etc/ssh/ssh_known_hosts": "host ssh-rsa OLD1\nhost ssh-ed25519 OLD2\n"}}
sshkey { 'x': name => 'host', type => 'ssh-rsa', ensure => absent }
sshkey { 'y': name => 'host', type => 'ssh-ed25519', key => 'OLD2' }
