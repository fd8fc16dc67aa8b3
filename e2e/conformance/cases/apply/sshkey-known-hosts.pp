# case: {"files": {"/etc/ssh/ssh_known_hosts": "old.example.com ssh-rsa AAAAB3old\nweb ssh-rsa AAAAB3web\n"}, "look": ["/etc/ssh/ssh_known_hosts"]}
# Titles of a name and a type; keys are changed, added and taken out.
sshkey { 'web@ssh-rsa': ensure => present, key => 'AAAAB3new', host_aliases => ['web.example.com', '10.0.0.1'] }
sshkey { 'db@ecdsa-sha2-nistp256': key => 'AAAAE2db' }
sshkey { 'old.example.com@ssh-rsa': ensure => absent }
