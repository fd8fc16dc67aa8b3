# case: {"modules": ["java", "vcsrepo", "stdlib", "archive"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/srv/app", "/srv/app/.git", "/etc/environment"], "packages": ["default-jdk", "git"], "between": ["git -C /srv/app commit -q --allow-empty -m next --author \"A <a@example.com>\" 2>/dev/null || true"]}
class { 'java': distribution => 'jre' }
package { 'git': ensure => installed }
vcsrepo { '/srv/app': ensure => present, provider => 'git', require => Package['git'] }
