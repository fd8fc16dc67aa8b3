sshkey { 'x': name => 3, type => 'ssh-rsa', key => 'AAAA' }
