# case: {"look": ["/etc/ssh/ssh_known_hosts"]}
sshkey { 'host': key => 'A', type => 'ssh-rsa', host_aliases => ['host', 'b', 'b'] }
sshkey { 'b': key => 'B', type => 'ssh-rsa' }
sshkey { 'host@ssh-dss': key => 'C', type => 'ssh-rsa' }
