# case: {"modules": ["inifile", "concat", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache", "osfamily": "Debian", "operatingsystem": "Debian", "operatingsystemrelease": "12.8", "operatingsystemmajrelease": "12", "fqdn": "playground.example.com", "hostname": "playground", "domain": "example.com", "ipaddress": "192.0.2.10", "id": "root", "architecture": "amd64", "hardwaremodel": "x86_64", "lsbdistcodename": "bookworm", "lsbdistid": "Debian", "lsbdistrelease": "12.8", "lsbmajdistrelease": "12", "processorcount": 4, "memorysize": "4.00 GiB", "memorysize_mb": 4096.0, "selinux": false}, "files": {"/etc/app.ini": "[main]\nport=80\n# note\n[db]\nhost = one\nold = 1\n"}, "look": ["/etc/app.ini", "/etc/new.ini", "/etc/motd", "/etc/environment"], "between": ["sed -i 's/8080/9090/' /etc/app.ini", "echo x >> /etc/motd"]}
ini_setting { 'port': path => '/etc/app.ini', section => 'main', setting => 'port', value => '8080', key_val_separator => '=' }
ini_setting { 'db old': ensure => absent, path => '/etc/app.ini', section => 'db', setting => 'old' }
ini_setting { 'new': path => '/etc/new.ini', section => 'a b', setting => 'key', value => 'value with space' }
ini_subsetting { 'opts': path => '/etc/app.ini', section => 'main', setting => 'JAVA_OPTS', subsetting => '-Xmx', value => '512m', quote_char => '"' }
concat { '/etc/motd': owner => 'root', mode => '0644', warn => true }
concat::fragment { 'head': target => '/etc/motd', content => "Welcome\n", order => '01' }
concat::fragment { 'foot': target => '/etc/motd', source => '/etc/debian_version', order => '99' }
file_line { 'env': path => '/etc/environment', line => 'EDITOR=vim', match => '^EDITOR=' }
file_line { 'host conf': path => '/etc/host.conf', line => 'multi on', after => '^nothing' }
file_line { 'gone': ensure => absent, path => '/etc/profile', match => '^export PATH', match_for_absence => true }
file_line { 'no file': path => '/etc/nothere.conf', line => 'a=b' }
