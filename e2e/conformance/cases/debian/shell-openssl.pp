# case: {"look": ["/root/.ssh"], "between": ["rm /etc/ssl/certs/site.pem"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }
exec { 'key': command => 'openssl genrsa -out /etc/ssl/private/site.key 2048', creates => '/etc/ssl/private/site.key' }
-> exec { 'certificate': command => 'openssl req -new -x509 -key /etc/ssl/private/site.key -out /etc/ssl/certs/site.pem -days 365 -subj /CN=site.example.com', creates => '/etc/ssl/certs/site.pem' }
-> exec { 'subject': command => 'openssl x509 -in /etc/ssl/certs/site.pem -noout -subject', logoutput => true }
exec { 'both': command => 'openssl req -x509 -nodes -newkey rsa:2048 -keyout /tmp/both.key -out /tmp/both.pem -days 30 -subj "/C=DE/O=Example/CN=both"', creates => '/tmp/both.pem' }
exec { 'random': command => 'openssl rand -hex 16 > /etc/ssl/dh.txt', provider => shell, creates => '/etc/ssl/dh.txt' }
exec { 'ssh key': command => 'mkdir -p /root/.ssh && ssh-keygen -q -t ed25519 -N "" -f /root/.ssh/id_ed25519', provider => shell, creates => '/root/.ssh/id_ed25519' }
exec { 'missing': command => 'openssl x509 -in /nonexistent.pem -noout', returns => 1 }
exec { 'host keys': command => 'ssh-keygen -A' }
