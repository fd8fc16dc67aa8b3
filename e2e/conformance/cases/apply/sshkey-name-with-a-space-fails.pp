# case: {"look": ["/etc/ssh/ssh_known_hosts"]}
sshkey { 'host': key => 'A' }
sshkey { 'bad host': key => 'A', type => 'rsa' }
