# case: {"modules":["nginx","concat","stdlib"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"look":["/etc/nginx","/etc/nginx/nginx.conf","/etc/nginx/sites-enabled"],"services":["nginx"]}
class { 'nginx': package_name => 'nginx-light', manage_repo => false, daemon_user => 'www-data' }
nginx::resource::server { 'static.local': listen_port => 8088, www_root => '/usr/share/nginx/html', autoindex => 'on' }
