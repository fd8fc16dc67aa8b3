# case: {"modules": ["apt", "stdlib", "unattended_upgrades"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/apt/apt.conf.d", "/etc/apt/preferences.d", "/etc/apt/apt.conf.d/01proxy"], "between": ["rm /etc/apt/apt.conf.d/01proxy"]}
include apt
apt::conf { 'proxy': content => 'Acquire::http::Proxy "DIRECT";', priority => '01' }
apt::pin { 'backports': packages => ['nginx'], release => 'bookworm-backports', priority => 500 }
class { 'unattended_upgrades': auto => { 'reboot' => true }, mail => { 'to' => 'root' } }
