# case: {"modules":["sudo","stdlib","concat"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"look":["/etc/sudoers.d"],"files":{"/etc/sudoers.d/old":"# old\n"}}
class { 'sudo': purge => true, config_file_replace => false }
sudo::conf { 'ops': priority => 10, content => '%ops ALL=(ALL) NOPASSWD: ALL' }
sudo::conf { 'deploy': priority => 20, content => ['deploy ALL=(root) NOPASSWD: /bin/systemctl restart app', 'Defaults:deploy !requiretty'] }
