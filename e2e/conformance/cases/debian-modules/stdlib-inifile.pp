# case: {"modules": ["stdlib", "inifile", "concat"], "look": ["/etc/app.ini", "/etc/hosts.allow", "/etc/profile", "/etc/app.d"], "files": {"/etc/app.ini": "[main]\nport = 80\n; old\n\n[log]\nlevel=info\n"}, "between": ["sed -i 's/8080/1/' /etc/app.ini"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache", "osfamily": "Debian", "operatingsystem": "Debian", "operatingsystemrelease": "12.8", "operatingsystemmajrelease": "12", "fqdn": "playground.example.com", "hostname": "playground", "domain": "example.com", "ipaddress": "192.0.2.10", "id": "root", "architecture": "amd64", "hardwaremodel": "x86_64", "lsbdistcodename": "bookworm", "lsbdistid": "Debian", "lsbdistrelease": "12.8", "lsbmajdistrelease": "12", "processorcount": 4, "memorysize": "4.00 GiB", "memorysize_mb": 4096.0, "selinux": false}}
ini_setting { 'port': ensure => present, path => '/etc/app.ini', section => 'main', setting => 'port', value => '8080' }
ini_setting { 'log level': ensure => absent, path => '/etc/app.ini', section => 'log', setting => 'level' }
ini_subsetting { 'java opts': ensure => present, path => '/etc/app.ini', section => 'jvm', setting => 'opts', subsetting => '-Xmx', value => '512m' }
file_line { 'umask': path => '/etc/profile', line => 'umask 027', match => '^umask' }
file_line { 'no all': ensure => absent, path => '/etc/profile', match => '^export PATH', match_for_absence => true, multiple => true }
file_line { 'after': path => '/etc/profile', line => '# managed', after => '^umask' }
file_line { 'missing file': path => '/etc/nope.conf', line => 'x' }
$all = merge({ 'a' => 1 }, { 'b' => 2 })
file { '/etc/app.d': ensure => directory }
concat { '/etc/app.d/all.conf': mode => '0640' }
$all.each |$k, $v| { concat::fragment { "f-${k}": target => '/etc/app.d/all.conf', content => "${k}=${v}\n", order => $v } }
