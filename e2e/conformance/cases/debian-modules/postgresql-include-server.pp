# case: {"modules": ["postgresql", "stdlib", "apt", "concat", "systemd"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/postgresql/15/main", "/etc/postgresql/15/main/pg_hba.conf", "/etc/postgresql/15/main/postgresql.conf"], "between": ["systemctl disable postgresql"]}
class { 'postgresql::server': listen_addresses => '*', ip_mask_allow_all_users => '10.0.0.0/8' }
postgresql::server::config_entry { 'max_connections': value => 250 }
postgresql::server::pg_hba_rule { 'app from lan': type => 'host', database => 'app', user => 'app', address => '10.1.0.0/16', auth_method => 'scram-sha-256' }
