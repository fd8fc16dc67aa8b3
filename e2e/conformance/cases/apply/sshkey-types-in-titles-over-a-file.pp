# case: {"look": ["/etc/ssh/ssh_known_hosts"], "files": {"/etc/ssh/ssh_known_hosts": "host.example.com,10.0.0.1 ssh-rsa OLD1\nhost.example.com ssh-ed25519 OLD2\nother ssh-rsa KEEP\n"}}
sshkey { 'host.example.com@ssh-rsa': key => 'AAAA1' }
sshkey { 'host.example.com@ssh-ed25519': key => 'AAAA2', host_aliases => ['10.0.0.1', 'h'] }
sshkey { 'other': ensure => absent, type => 'ssh-rsa' }
