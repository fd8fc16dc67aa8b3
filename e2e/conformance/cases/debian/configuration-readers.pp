# case: {"look": ["/opt/v/pyvenv.cfg", "/opt/v/bin", "/opt/w/bin"], "between": ["rm -r /opt/v"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin', logoutput => true, returns => [0, 1, 2, 32, 255] }
package { ['dnsmasq', 'debconf-utils', 'python3-venv']: ensure => installed }
-> exec { 'dnsmasq --test': }
-> file { '/etc/dnsmasq.d/bad.conf': content => "port=53\nnosuchoption=3\n" }
-> exec { 'dnsmasq --test again': command => 'dnsmasq --test' }
-> exec { "printf 'shop shop/port string 8080\nshop shop/mode select fast\nshop shop/secret password x\n' | debconf-set-selections": provider => shell }
-> exec { 'debconf-get-selections | grep -B1 ^shop': provider => shell }
-> exec { 'python3 -m venv /opt/v': creates => '/opt/v' }
-> exec { 'python3 -m venv --without-pip --system-site-packages /opt/w': }
-> exec { '/opt/v/bin/python --version': }
-> exec { 'cut -d= -f1 /opt/w/pyvenv.cfg': }
