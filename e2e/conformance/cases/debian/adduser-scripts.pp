# case: {"look":["user:backupbot","user:web1","group:shared","/home/web1","/var/lib/backupbot"],"packages":["adduser"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }
exec { 'adduser --system --group --home /var/lib/backupbot backupbot': unless => 'id backupbot' }
-> exec { 'adduser backupbot adm': unless => 'id -nG backupbot | grep -qw adm' }
exec { 'addgroup --gid 2222 shared': unless => 'getent group shared' }
-> exec { 'useradd -m -s /bin/bash -G shared web1': unless => 'id web1' }
-> exec { 'usermod -c "Web One" -e 2031-12-31 web1': unless => 'getent passwd web1 | grep -q "Web One"' }
-> exec { 'chage -M 90 -W 14 web1': unless => 'chage -l web1 | grep -q "Maximum.*: 90"' }
-> exec { "echo 'web1:secret' | chpasswd": provider => shell, unless => "getent shadow web1 | grep -q ':\\$'" }
-> exec { 'passwd -l web1': unless => 'passwd -S web1 | grep -q " L "' }
exec { 'gpasswd -a www-data shared': unless => 'id -nG www-data | grep -qw shared', require => Exec['addgroup --gid 2222 shared'] }
exec { 'deluser games': onlyif => 'id games' }
