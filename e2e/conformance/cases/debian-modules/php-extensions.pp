# case: {"modules": ["php", "stdlib", "apt", "inifile", "archive"], "facts": {"service_provider": "systemd", "package_provider": "apt", "root_home": "/root", "puppet_vardir": "/opt/puppetlabs/puppet/cache"}, "look": ["/etc/php/8.2/cli", "/etc/php/8.2/mods-available/mbstring.ini", "/etc/php/8.2/fpm/pool.d", "/etc/php/8.2/cli/conf.d"], "between": ["systemctl disable --now php8.2-fpm"]}
class { 'php':
  manage_repos => false,
  composer     => false,
  pear         => false,
  dev          => false,
  fpm          => true,
  settings     => { 'PHP/memory_limit' => '256M', 'Date/date.timezone' => 'UTC' },
  extensions   => { 'mbstring' => {}, 'curl' => { 'settings' => { 'curl.cainfo' => '/etc/ssl/certs/ca-certificates.crt' } } },
}
