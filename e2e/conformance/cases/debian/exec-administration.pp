# case: {"files": {"/srv/broken": "bob ALL ALL\n"}, "target": {"packages": {"apache2": "present", "sudo": "present"}}, "look": ["/etc/apache2/sites-enabled", "/etc/apache2/conf-enabled"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }

Exec { logoutput => true, returns => [0, 1, 2, 255] }
exec { 'a2dissite 000-default': }
-> exec { 'a2enmod rewrite ssl': }
-> exec { 'a2enmod nosuch': }
-> exec { 'a2disconf charset': }
-> exec { 'a2ensite nosuch': }
-> exec { 'apachectl configtest': }
-> exec { 'apache2ctl -t -D DUMP_NOSUCH >/dev/null 2>&1; echo $?': provider => shell }
exec { 'visudo -c': }
exec { 'visudo -cf /srv/broken': }
exec { 'sshd -t': }
exec { 'update-alternatives --install /usr/bin/tool tool /bin/true 10': }
-> exec { 'update-alternatives --query tool | head -n 3': provider => shell }
-> exec { 'update-alternatives --remove tool /bin/true': }
exec { 'chage -M 60 root': }
exec { 'getent group nosuch': }
exec { 'groupadd sudo': }
exec { 'useradd www-data': }
exec { 'userdel nosuch': }
exec { 'passwd -S daemon | cut -d" " -f1-2': provider => shell }
exec { 'groups www-data': }
