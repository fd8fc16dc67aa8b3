# case: {"modules":["nginx","concat","stdlib"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"services":["nginx"],"look":["/etc/nginx/sites-enabled","/etc/nginx/conf.d"]}
class { 'nginx': manage_repo => false, worker_processes => 2, worker_connections => 2048, client_max_body_size => '20m', server_tokens => 'off' }
nginx::resource::upstream { 'puma': members => { '127.0.0.1:3000' => { server => '127.0.0.1', port => 3000 }, '127.0.0.1:3001' => { server => '127.0.0.1', port => 3001 } } }
nginx::resource::server { 'app.example.org': listen_port => 80, proxy => 'http://puma', server_name => ['app.example.org'] }
nginx::resource::location { '/assets/': server => 'app.example.org', location_alias => '/srv/app/public/assets/', expires => '30d' }
