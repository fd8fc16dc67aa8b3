# case: {"look": ["/etc/ssh/sshd_config", "/etc/hosts", "/etc/login.defs"], "between": ["sed -i 's/^PermitRootLogin.*/PermitRootLogin yes/' /etc/ssh/sshd_config"]}
package { 'augeas-lenses': ensure => installed }
augeas { 'sshd': context => '/files/etc/ssh/sshd_config', changes => ['set PermitRootLogin no', 'set X11Forwarding no', 'set AllowUsers/1 admin'], notify => Service['ssh'] }
augeas { 'hosts': changes => ['set /files/etc/hosts/01/ipaddr 10.1.1.1', 'set /files/etc/hosts/01/canonical mirror.example.com'], onlyif => 'match /files/etc/hosts/*[ipaddr = "10.1.1.1"] size == 0' }
augeas { 'login.defs': context => '/files/etc/login.defs', changes => 'set UMASK 027', lens => 'Login_Defs.lns', incl => '/etc/login.defs' }
service { 'ssh': ensure => running }
