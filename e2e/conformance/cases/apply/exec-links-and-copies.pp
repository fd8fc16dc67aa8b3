# case: {"look": ["/opt/cur", "/opt/dir", "/opt/dir/rel", "/opt/copy", "/opt/copy/a", "/opt/pasted", "/opt/side"]}
Exec { path => ['/usr/bin', '/bin'] }
exec { 'mkdir -p /opt/rel/a /opt/dir && chmod 750 /opt/rel/a && ln -s /opt/rel /opt/cur && ln -sfn /opt/dir /opt/cur && ln -s /opt/rel /opt/dir': }
-> exec { 'cp -r /opt/rel /opt/copy': }
-> exec { 'printf "a\nb\nc\n" | paste -sd, > /opt/pasted': }
-> exec { 'printf "1\n2\n" > /opt/n; paste -d: /opt/n /opt/n > /opt/side': }
