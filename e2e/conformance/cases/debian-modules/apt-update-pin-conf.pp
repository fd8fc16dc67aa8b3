# case: {"modules": ["apt", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/apt/apt.conf.d", "/etc/apt/preferences.d", "/etc/apt/sources.list.d", "/etc/apt/sources.list"], "between": ["rm /etc/apt/preferences.d/stable.pref"]}
class { 'apt': update => { 'frequency' => 'always' } }
apt::pin { 'stable': release => 'stable', priority => 700 }
apt::conf { 'norecommends': priority => 95, content => "APT::Install-Recommends \"0\";\n" }
apt::mark { 'curl': setting => 'manual', require => Package['curl'] }
package { 'curl': ensure => installed }
