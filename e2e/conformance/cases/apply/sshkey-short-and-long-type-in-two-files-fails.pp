# case: {"look": ["/etc/ssh/ssh_known_hosts", "/tmp/kh"]}
sshkey { 'x': name => 'host', type => 'ssh-rsa', key => 'A' }
sshkey { 'y': name => 'host', type => 'ssh-dss', key => 'A', target => '/tmp/kh' }
sshkey { 'z': name => 'host', type => 'rsa', key => 'A', target => '/tmp/kh' }
