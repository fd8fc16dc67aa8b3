# case: {"look": ["/srv/app.ini", "/srv/host", "/srv/upper", "/srv/list"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }

file { '/srv/app.ini': content => "[main]\nport=80\nhost=old\n[extra]\nport=81\n", replace => false }
-> exec { "sed -i '/^\\[main\\]/,/^\\[/ s/^port=.*/port=8080/' /srv/app.ini": unless => 'grep -qx port=8080 /srv/app.ini' }
-> exec { "awk -F= '/^host/ { print \$2 }' /srv/app.ini > /srv/host": provider => shell, creates => '/srv/host' }
-> exec { 'tr a-z A-Z < /srv/host | tee /srv/upper': provider => shell, unless => 'test -s /srv/upper', logoutput => true }
exec { 'seq 1 5 | xargs -n2 echo pair': provider => shell, logoutput => true }
exec { 'printf "%05d %s\n" 42 x': provider => shell, logoutput => true }
exec { 'wc -l < /etc/passwd >/dev/null && echo counted': provider => shell, logoutput => true }
exec { 'md5sum /srv/app.ini | cut -d" " -f1': provider => shell, logoutput => true, require => Exec["sed -i '/^\\[main\\]/,/^\\[/ s/^port=.*/port=8080/' /srv/app.ini"] }
exec { 'for f in a b c; do echo "$f" >> /srv/list; done': provider => shell, creates => '/srv/list' }
exec { 'test -x /usr/sbin/nosuch || echo missing': provider => shell, logoutput => true }
exec { 'base64 -w0 /etc/hostname': logoutput => true }
exec { 'cut -d: -f1 /etc/passwd | sort | head -n 3': provider => shell, logoutput => true }
exec { 'nosuchcommand --flag': }
exec { '/opt/missing/bin/run': }
exec { 'false': tries => 2, try_sleep => 1 }
exec { 'sleep 5': timeout => 1 }
