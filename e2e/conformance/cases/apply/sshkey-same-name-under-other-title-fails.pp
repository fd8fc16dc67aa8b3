# case: {"look": ["/etc/ssh/ssh_known_hosts"]}
sshkey { 'host@ssh-rsa': key => 'A', type => 'ssh-dss' }
sshkey { 'h2@ssh-rsa': name => 'h3', key => 'B' }
sshkey { 'h3': type => 'ssh-rsa', key => 'B' }
