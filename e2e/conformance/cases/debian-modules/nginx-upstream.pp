# case: {"modules": ["nginx", "concat", "stdlib"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/nginx/conf.d", "/etc/nginx/sites-enabled", "/etc/nginx/sites-enabled/app.example.com.conf", "/var/log/nginx"], "between": ["echo junk > /etc/nginx/conf.d/junk.conf"]}
class { 'nginx': manage_repo => false, confd_purge => true }
nginx::resource::upstream { 'app':
  members => { '10.0.0.1:3000' => { server => '10.0.0.1', port => 3000 }, '10.0.0.2:3000' => { server => '10.0.0.2', port => 3000 } },
}
nginx::resource::server { 'app.example.com': proxy => 'http://app' }
