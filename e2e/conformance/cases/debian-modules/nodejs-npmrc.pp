# case: {"modules": ["nodejs", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/usr/bin/node", "/root/.npmrc"], "between": ["rm /root/.npmrc"]}
class { 'nodejs': manage_package_repo => false, npmrc_config => { 'color' => 'false' } }
