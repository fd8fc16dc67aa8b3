# case: {"target": {"packages": {"memcached": "present"}}, "prepare": ["apt-get remove -y -q memcached"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }

Exec { logoutput => true, returns => [0, 1, 2, 100] }
exec { "dpkg-query -W -f='\${db:Status-Status} \${Package}\n' memcached bash nosuch": }
exec { 'dpkg -s bash | head -n 2': provider => shell }
exec { 'dpkg -l memcached | tail -n 1 | cut -c1-15': provider => shell }
exec { 'dpkg -S /etc/cron.d/nosuch': }
exec { 'dpkg -S /usr/bin/nano': }
exec { 'dpkg --compare-versions 1.10 gt 1.9': }
exec { 'dpkg --compare-versions 1.0~rc1 ge 1.0': }
exec { 'dpkg --print-architecture': }
exec { 'dpkg -s nosuch': }
exec { 'dpkg -L nosuch': }
exec { 'dpkg --get-selections memcached': }
exec { 'apt-mark hold nosuch': }
exec { 'apt-cache policy nosuch': }
exec { 'apt-get -q -y install nosuch': }
exec { 'apt-get -q -y remove nosuch': }
exec { 'dpkg-query -W -f=\${Status} memcached': }
