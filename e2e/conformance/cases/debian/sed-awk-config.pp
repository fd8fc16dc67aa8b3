# case: {"files": {"/etc/app.ini": "[main]\nport = 80\nhost = a\n\n[other]\nport = 81\n#debug = true\n"}, "look": ["/etc/app.ini", "/etc/login.defs", "/etc/app.list", "/etc/profile.d/path.sh"]}
Exec { path => '/usr/bin:/bin:/usr/sbin:/sbin', logoutput => true }
exec { 'port in main': command => "sed -i '/^\\[main\\]/,/^\\[/ s/^port = .*/port = 8080/' /etc/app.ini", unless => "sed -n '/^\\[main\\]/,/^\\[/p' /etc/app.ini | grep -q '^port = 8080'" }
-> exec { 'debug on': command => "sed -i -e 's/^#\\(debug = \\)/\\1/' /etc/app.ini", onlyif => "grep -q '^#debug' /etc/app.ini" }
-> exec { 'append after': command => "sed -i '/^host/a timeout = 30' /etc/app.ini", unless => 'grep -q ^timeout /etc/app.ini' }
-> exec { 'delete line 1 of other': command => "sed -i '/^\\[other\\]/,\$ { /^port/d }' /etc/app.ini", onlyif => "awk '/^\\[other/ {o=1} o && /^port/ {found=1} END {exit !found}' /etc/app.ini" }
-> exec { 'first lines': command => "sed -n '1,3p' /etc/app.ini" }
-> exec { 'sum': command => "awk -F: '\$3 < 5 { n++; print \$1 } END { print n }' /etc/passwd" }
-> exec { 'umask': command => "sed -i -E 's/^(UMASK[[:space:]]+)[0-9]+/\\1027/' /etc/login.defs", unless => "grep -qE '^UMASK[[:space:]]+027' /etc/login.defs" }
-> exec { 'cut sort': command => 'cut -d: -f7 /etc/passwd | sort | uniq -c | sort -rn | head -n 2', provider => shell }
-> exec { 'tee': command => 'echo "one two" | tr " " "\n" | tee /etc/app.list', provider => shell, creates => '/etc/app.list' }
-> exec { 'in place backup': command => "sed -i.bak 's/one/eins/' /etc/app.list", creates => '/etc/app.list.bak' }
-> exec { 'sed bad': command => "sed -i 's/a/b' /etc/app.list" }
