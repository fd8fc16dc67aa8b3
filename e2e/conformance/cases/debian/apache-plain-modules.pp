# case: {"services":["apache2"],"look":["/etc/apache2/mods-enabled","/etc/apache2/sites-enabled","/etc/apache2/conf-enabled"],"target":{"packages":{"apache2":"present"}}}
['rewrite', 'headers', 'expires', 'ssl', 'proxy_http'].each |$m| {
  exec { "a2enmod ${m}": path => '/usr/sbin:/usr/bin:/bin', creates => "/etc/apache2/mods-enabled/${m}.load", notify => Service['apache2'] }
}
exec { 'a2dismod -f status': path => '/usr/sbin:/usr/bin:/bin', onlyif => 'test -e /etc/apache2/mods-enabled/status.load', notify => Service['apache2'] }
file { '/etc/apache2/conf-available/hardening.conf': content => "ServerTokens Prod\nServerSignature Off\n" }
~> exec { 'a2enconf hardening': path => '/usr/sbin:/usr/bin:/bin', refreshonly => true }
~> service { 'apache2': ensure => running, enable => true, restart => 'apachectl configtest && systemctl reload apache2', path => '/usr/sbin:/bin' }
