# case: {"look": ["/etc/ssh/ssh_known_hosts"]}
sshkey { 'host@nosuch': key => 'A' }
