sshkey { 'h': type => 'rsa', key => 'AAAAB3', target => '/opt/kh' }
notify { 'x': require => Sshkey['h'] }
