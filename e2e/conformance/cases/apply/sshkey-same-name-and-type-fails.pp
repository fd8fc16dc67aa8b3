# case: {"look": ["/etc/ssh/ssh_known_hosts"]}
sshkey { 'a': name => 'host.example.com', type => 'ssh-rsa', key => 'AAAA1' }
sshkey { 'b': name => 'host.example.com', type => 'ssh-rsa', key => 'AAAA2' }
