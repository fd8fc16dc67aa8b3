# case: {"modules": ["accounts", "stdlib", "inifile", "concat"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["user:ops", "/home/ops", "/home/ops/.ssh/authorized_keys", "/etc/app.ini", "/etc/app.conf", "/etc/profile.d/app.sh"], "between": ["sed -i d /etc/app.ini"]}
accounts::user { 'ops': uid => '4100', gid => '4100', shell => '/bin/bash', sshkeys => ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOpsKey ops@desk'], locked => false }
ini_setting { 'port': ensure => present, path => '/etc/app.ini', section => 'server', setting => 'port', value => '8080' }
ini_subsetting { 'heap': ensure => present, path => '/etc/app.ini', section => 'java', key_val_separator => '=', setting => 'args', subsetting => '-Xmx', value => '512m' }
concat { '/etc/app.conf': ensure => present, warn => true }
concat::fragment { 'head': target => '/etc/app.conf', content => "head\n", order => '01' }
concat::fragment { 'tail': target => '/etc/app.conf', content => "tail\n", order => '99' }
file_line { 'umask': path => '/etc/login.defs', line => "UMASK\t\t027", match => '^UMASK' }
file { '/etc/profile.d/app.sh': content => stdlib::shell_escape('export A=1') }
