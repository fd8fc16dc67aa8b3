Exec { path => ['/usr/bin', '/bin'], logoutput => true }
exec { 'chown daemon /nope': returns => [0, 1] }
exec { 'ln -s /a /opt/l && ln -s /a /opt/l': returns => [0, 1] }
exec { 'ln -s /a /nope/l': returns => [0, 1] }
exec { 'cat /nope': returns => [0, 1] }
exec { 'cp /nope /tmp/x': returns => [0, 1] }
