# case: {"modules": ["ssh", "timezone", "cron", "stdlib", "concat", "systemd"], "look": ["/etc/ssh/sshd_config", "/etc/ssh/ssh_config"], "between": ["systemctl stop ssh"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache", "osfamily": "Debian", "operatingsystem": "Debian", "operatingsystemrelease": "12.8", "operatingsystemmajrelease": "12", "fqdn": "playground.example.com", "hostname": "playground", "domain": "example.com", "ipaddress": "192.0.2.10", "id": "root", "architecture": "amd64", "hardwaremodel": "x86_64", "lsbdistcodename": "bookworm", "lsbdistid": "Debian", "lsbdistrelease": "12.8", "lsbmajdistrelease": "12", "processorcount": 4, "memorysize": "4.00 GiB", "memorysize_mb": 4096.0, "selinux": false}}
class { 'ssh::server': storeconfigs_enabled => false, options => { 'PermitRootLogin' => 'no', 'Port' => [22, 2222] } }
class { 'ssh::client': storeconfigs_enabled => false, options => { 'Host *' => { 'ForwardAgent' => 'no' } } }
class { 'timezone': timezone => 'Europe/Berlin' }
include cron
cron::job { 'sync': minute => '10', hour => '3', command => '/usr/bin/true', user => 'root' }
cron::daily { 'rotate': minute => '1', command => '/usr/bin/true' }
