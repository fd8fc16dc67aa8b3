Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }
exec { 'ufw enable': }
exec { 'iptables -L': }
exec { 'firewall-cmd --reload': }
exec { 'docker ps': }
exec { 'nginx -t': }
exec { 'a2enmod rewrite': }
exec { 'yum install x': }
exec { '/usr/bin/jq . /etc/x.json': }
exec { 'shell': command => 'jq . /etc/x.json', provider => shell }
exec { 'in a pipe': command => 'curl -s http://localhost | wc -l', provider => shell }
exec { 'guarded': command => 'true', onlyif => 'docker ps' }
exec { 'shell guard': command => 'true', provider => shell, onlyif => 'command -v docker' }
exec { 'which': command => 'which ufw', returns => 1 }
exec { 'directory': command => '/etc' }
exec { 'mysql -e "select 1"': }
exec { 'psql -l': }
exec { 'git --version': }
exec { 'python3 --version': logoutput => true }
exec { 'perl -e 1': }
exec { 'sudo -V': logoutput => false }
