# case: {"files": {"/etc/my.conf": "a=1\n#b=2\nc = 3\n"}, "look": ["/etc/my.conf"]}
Exec { path => ['/bin', '/usr/bin'], logoutput => true }
exec { 'add d': command => 'echo d=4 >> /etc/my.conf', provider => shell, unless => 'grep -qs "^d=" /etc/my.conf' }
exec { 'uncomment': command => "sed -i 's/^#\\s*\\(b=\\)/\\1/' /etc/my.conf", onlyif => "grep -E '^#\\s*b=' /etc/my.conf" }
-> exec { 'count': command => "grep -c -e '^a' -e '^b' /etc/my.conf" }
-> exec { 'values': command => "cut -d= -f2 /etc/my.conf | sort -n | tail -n 2", provider => shell }
-> exec { 'awk': command => "awk -F'[ =]+' '{ print \$1 \":\" \$2 }' /etc/my.conf" }
-> exec { 'none': command => 'grep nothing /etc/my.conf' }
-> exec { 'after none': command => 'echo never' }
exec { 'missing': command => 'grep x /etc/none.conf', returns => [2] }
