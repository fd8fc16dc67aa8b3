# case: {"look": ["/etc/ssh/ssh_known_hosts"], "files": {"/etc/ssh/ssh_known_hosts": "host,alias1 ssh-rsa OLD1\n"}}
sshkey { 'r1': name => 'host', type => 'ssh-rsa', key => 'OLD1', host_aliases => ['alias2'] }
sshkey { 'r2': name => 'host', type => 'ecdsa-sha2-nistp256', key => 'NEW', host_aliases => ['alias1'] }
