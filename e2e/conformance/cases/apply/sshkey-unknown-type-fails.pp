sshkey { 'h': type => 'foo', key => 'a' }
