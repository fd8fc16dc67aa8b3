# case: {"files": {"/opt/app.conf": "port=80\nhost=web\n# c\n"}, "look": ["/opt/app.conf", "/opt/out", "/opt/list"]}
Exec { path => '/usr/bin:/bin:/usr/sbin:/sbin' }
exec { 'sed -i s/port=80/port=8080/ /opt/app.conf': unless => 'grep -q ^port=8080 /opt/app.conf' }
-> exec { 'echo done >> /opt/app.conf': unless => 'grep -q done /opt/app.conf', provider => shell }
-> exec { 'cat /opt/app.conf | grep -v "^#" | sort > /opt/out': }
-> exec { 'awk -F= \'{print $2}\' /opt/app.conf > /opt/list': }
