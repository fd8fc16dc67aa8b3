# case: {"look": ["/etc/ssh/ssh_known_hosts"]}
sshkey { 'host,b': key => 'A', type => 'rsa' }
