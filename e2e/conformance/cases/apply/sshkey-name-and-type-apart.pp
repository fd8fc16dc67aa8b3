# case: {"look": ["/opt/kh"]}
sshkey { 'host.example.com': type => 'ssh-rsa', key => 'AAAAB3', target => '/opt/kh', host_aliases => ['h', '10.0.0.1'] }
sshkey { 'h2@ssh-ed25519': key => 'AAAAC3', target => '/opt/kh' }
notify { 'x': require => Sshkey['h2@ssh-ed25519'] }
