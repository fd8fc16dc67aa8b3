# case: {"facts": {"role": "web"}, "look": ["/etc/app/app.yaml", "/etc/app/app.json", "/etc/app", "/etc/motd", "/etc/app/secret"], "between": ["echo x >> /etc/app/app.yaml", "rm /etc/app/secret"]}
$config = { 'db' => { 'host' => 'db1', 'port' => 5432 }, 'workers' => $facts['processors']['count'] * 2, 'tags' => ['a', 'b'] }
file { '/etc/app': ensure => directory, purge => true, recurse => true, force => true, mode => 'u=rwX,go=rX' }
file { '/etc/app/app.yaml': content => stdlib_yaml($config), mode => '0640' }
function stdlib_yaml(Hash $h) >> String { $h.map |$k, $v| { "${k}: ${v}\n" }.join }
file { '/etc/app/app.json': content => inline_epp('{"workers": <%= $w %>}', { 'w' => $config['workers'] }) }
file { '/etc/app/secret': content => Sensitive("password=${fqdn_rand(1000, 'x')}\n"), mode => '0400', show_diff => false }
file { '/etc/motd': content => epp_motd($facts['networking']['fqdn'], $facts['role']) }
function epp_motd(String $host, String $role) >> String { @("M") }
  Welcome to ${host} (${role})
  Debian ${facts['os']['release']['major']}, ${facts['memory']['system']['total']}
  | M
