# case: {"modules":["keepalived","stdlib","concat","systemd"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"look":["/etc/keepalived/keepalived.conf"],"services":["keepalived"]}
class { 'keepalived': service_manage => true, sysconf_options => '-D' }
class { 'keepalived::global_defs': notification_email => ['ops@example.com'], smtp_server => 'localhost', router_id => 'lb1' }
keepalived::vrrp::instance { 'VI_50':
  interface => 'eth0', state => 'MASTER', virtual_router_id => 50, priority => 101, auth_type => 'PASS', auth_pass => 'secret',
  virtual_ipaddress => ['10.0.0.1/29'],
}
keepalived::lvs::virtual_server { 'www': ip_address => '10.1.1.1', port => 80, delay_loop => 7, lb_algo => 'wlc', lb_kind => 'DR', protocol => 'TCP' }
keepalived::lvs::real_server { 'web1': virtual_server => 'www', ip_address => '10.2.2.10', port => 80, options => { 'weight' => 100 } }
