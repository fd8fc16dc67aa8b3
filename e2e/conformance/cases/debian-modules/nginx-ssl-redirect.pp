# case: {"modules":["nginx","concat","stdlib"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"files":{"/etc/ssl/web.crt":"x\n","/etc/ssl/web.key":"y\n"},"look":["/etc/nginx/sites-enabled","/etc/nginx/nginx.conf"],"services":["nginx"]}
class { 'nginx': manage_repo => false, confd_purge => true }
nginx::resource::server { 'shop.example.com': listen_port => 80, ssl_redirect => true, ssl => false, www_root => '/srv/shop' }
nginx::resource::upstream { 'app': ensure => present, ip_hash => true, members => { '127.0.0.1:3000' => { server => '127.0.0.1', port => 3000 } } }
nginx::resource::server { 'api.example.com': proxy => 'http://app', listen_port => 8080, proxy_read_timeout => '30s' }
