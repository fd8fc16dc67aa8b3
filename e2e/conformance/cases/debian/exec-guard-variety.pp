# case: {"files":{"/srv/data/list.txt":"b 2\na 10\nc 3\n","/srv/data/conf.ini":"[main]\nport=80\nhost = x\n"},"look":["/srv/data","/srv/data/sorted","/srv/data/conf.ini","/srv/data/json"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin', provider => shell }
exec { 'sort -k2 -n /srv/data/list.txt > /srv/data/sorted': creates => '/srv/data/sorted' }
exec { 'port': command => "sed -i -e 's/^port=.*/port=8080/' -e '/^host/s/= x/= example.com/' /srv/data/conf.ini", unless => "grep -qE '^port=8080$' /srv/data/conf.ini" }
exec { 'json': command => "printf '{\"a\": [1, 2], \"b\": \"x\"}' > /srv/data/json && python3 -m json.tool /srv/data/json", creates => '/srv/data/json', logoutput => true }
exec { 'md5': command => 'md5sum /srv/data/list.txt | cut -c1-8', logoutput => true }
exec { 'xargs': command => "cut -d' ' -f1 /srv/data/list.txt | xargs -n1 echo item:", logoutput => true }
exec { 'while': command => 'n=0; while [ $n -lt 3 ]; do n=$((n+1)); printf "%s " $n; done; echo', logoutput => true }
exec { 'find': command => "find /srv/data -maxdepth 1 -name '*.txt' -exec basename {} \\;", logoutput => true }
exec { 'missing user': command => 'id nobodyhere', returns => 1, logoutput => true }
exec { 'onlyif array': command => 'echo both', onlyif => ['test -d /srv', 'test -f /srv/data/list.txt'], logoutput => true }
exec { 'unless fails': command => 'echo no', unless => 'true' }
exec { 'diff': command => 'diff /srv/data/list.txt /srv/data/sorted', returns => 1, logoutput => true, require => Exec['sort -k2 -n /srv/data/list.txt > /srv/data/sorted'] }
exec { 'tr': command => "tr 'a-z' 'A-Z' < /srv/data/list.txt | awk '{s+=\$2} END {print s, NR}'", logoutput => true }
