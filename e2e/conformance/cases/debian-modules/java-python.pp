# case: {"modules": ["java", "python", "stdlib", "archive"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/usr/bin/java", "/etc/environment"]}
class { 'java': distribution => 'jre', package => 'default-jre-headless' }
class { 'python': version => 'system', pip => 'present', venv => 'present', dev => 'absent' }
