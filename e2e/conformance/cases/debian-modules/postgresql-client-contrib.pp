# case: {"modules": ["postgresql", "stdlib", "apt", "concat", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "packages": ["postgresql-client-15", "postgresql-contrib", "libpq-dev"]}
class { 'postgresql::globals': manage_package_repo => false }
-> class { 'postgresql::client': }
include postgresql::lib::devel
