# case: {"modules":["docker","stdlib","apt"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"look":["/etc/docker","/etc/systemd/system/docker.service.d","/etc/default/docker"],"packages":["docker.io","containerd"],"services":["docker"]}
class { 'docker':
  use_upstream_package_source => false,
  docker_ce_package_name      => 'docker.io',
  service_overrides_template  => undef,
  log_driver                  => 'json-file',
  log_opt                     => ['max-size=10m', 'max-file=3'],
  docker_users                => ['deploy'],
  manage_service              => true,
  require                     => User['deploy'],
}
user { 'deploy': ensure => present, managehome => true }
