# case: {"modules": ["kmod", "vcsrepo", "stdlib", "augeas_core"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/modules", "/etc/modprobe.d", "/srv/app"]}
kmod::load { 'br_netfilter': }
kmod::blacklist { 'floppy': }
package { 'git': ensure => installed }
-> vcsrepo { '/srv/app': ensure => bare, provider => git }
