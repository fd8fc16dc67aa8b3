# case: {"look": ["/etc/ssh/ssh_known_hosts"]}
sshkey { 'host': key => 'A', type => 'rsa', host_aliases => ['a,b'] }
