# case: {"target": {"services": {"web": {"ensure": "running", "enable": "true"}}, "packages": {"nginx": "1.0"}}}
class profile::web (String $docroot = '/srv/www', Integer[1, 65535] $port = 80, Array[String] $aliases = ['a', 'b'], Hash[String, Hash] $vhosts = { 'one' => { 'port' => 81 }, 'two' => {} }) {
  $conf_dir = '/opt/web'
  package { 'nginx': ensure => installed }
  file { [$conf_dir, "${conf_dir}/sites"]: ensure => directory, mode => '0755' }
  file { "${conf_dir}/main.conf":
    ensure  => file,
    content => @("CONF"/L),
      port ${port};
      names ${aliases.join(' ')};
      root \
      ${docroot};
      | CONF
    require => Package['nginx'],
    notify  => Service['web'],
  }
  $vhosts.each |$name, $opts| {
    profile::vhost { $name: * => { 'port' => $port } + $opts, conf_dir => $conf_dir, notify => Service['web'] }
  }
  service { 'web': ensure => running, enable => true, hasrestart => true }
  exec { 'configtest': command => '/bin/true', refreshonly => true, subscribe => File["${conf_dir}/main.conf"], before => Service['web'] }
}
define profile::vhost (Integer $port, String $conf_dir, Optional[String] $owner = undef) {
  file { "${conf_dir}/sites/${title}.conf": content => inline_epp("<%= \$title %> <%= \$port %>\n"), owner => $owner }
}
include profile::web
File <| tag == 'profile::vhost' |> { mode => '0640' }
