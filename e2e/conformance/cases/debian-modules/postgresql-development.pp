# case: {"modules": ["postgresql", "stdlib", "apt", "concat", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/usr/bin/psql", "/usr/local/bin/validate_postgresql_connection.sh"]}
class { 'postgresql::globals': encoding => 'UTF-8', locale => 'C.UTF-8', manage_package_repo => false }
-> class { 'postgresql::client': }
class { 'postgresql::lib::devel': link_pg_config => true }
class { 'postgresql::lib::python': }
