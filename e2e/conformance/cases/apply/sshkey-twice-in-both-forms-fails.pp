sshkey { 'h': type => 'rsa', key => 'AAAAB3', target => '/opt/kh' }
sshkey { 'h@ssh-rsa': key => 'AAAAB3', target => '/opt/kh' }
