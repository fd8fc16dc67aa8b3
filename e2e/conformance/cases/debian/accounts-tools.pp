# case: {"look": ["user:anna", "user:daemon1", "group:daemon1", "group:crew", "user:ben", "/home/anna"], "between": []}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin', logoutput => true }
exec { 'adduser --disabled-password --gecos "" anna': unless => 'id anna' }
-> exec { 'addgroup crew': unless => 'getent group crew' }
-> exec { 'adduser anna crew': unless => 'id -nG anna | grep -qw crew' }
-> exec { 'adduser --system --no-create-home --group daemon1': unless => 'id daemon1' }
-> exec { 'passwd -S anna': }
-> exec { 'chage -M 60 -W 10 anna': unless => 'chage -l anna | grep -q 60' }
-> exec { 'chage -l anna': }
-> exec { 'usermod -s /bin/sh -c "Anna" anna': unless => 'getent passwd anna | grep -q Anna' }
-> exec { 'passwd -l anna': }
-> exec { 'chpasswd': command => "echo 'anna:\$6\$a\$b' | chpasswd -e", provider => shell, unless => "grep -q '^anna:.6.a' /etc/shadow" }
-> exec { 'useradd -r -s /usr/sbin/nologin ben': unless => 'id ben' }
-> exec { 'id anna': }
-> exec { 'groups anna': }
-> exec { 'getent group crew': }
-> exec { 'deluser anna crew': onlyif => 'id -nG anna | grep -qw crew' }
-> exec { 'userdel nosuch': returns => 6 }
-> exec { 'useradd root': returns => 9 }
-> exec { 'groupadd crew': returns => 9 }
-> exec { 'id nosuch': returns => 1 }
