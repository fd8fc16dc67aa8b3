# case: {"files": {"/root/.ssh/authorized_keys": "ssh-rsa AAAA1 ada@x\nfrom=\"1.2.3.4\",no-pty ssh-rsa AAAA2 bob@x\n# c\nssh-rsa AAAA3\n"}, "look": ["/root/.ssh/authorized_keys"]}
ssh_authorized_key { 'ada@x': user => 'root', type => 'ssh-rsa', key => 'BBBB1' }
ssh_authorized_key { 'bob@x': user => 'root', type => 'ssh-rsa', key => 'AAAA2', options => ['no-pty'] }
ssh_authorized_key { 'eve@x': ensure => absent, user => 'root' }
ssh_authorized_key { 'new': user => 'root', type => 'ed25519', key => 'CCC' }
