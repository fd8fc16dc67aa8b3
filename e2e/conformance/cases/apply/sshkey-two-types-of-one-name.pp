# case: {"look": ["/etc/ssh/ssh_known_hosts"]}
sshkey { 'a-rsa': name => 'host.example.com', type => 'ssh-rsa', key => 'AAAA1' }
sshkey { 'a-ed': name => 'host.example.com', type => 'ssh-ed25519', key => 'AAAA2' }
