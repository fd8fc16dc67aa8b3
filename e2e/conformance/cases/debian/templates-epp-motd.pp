# case: {"look":["/etc/motd"]}
$services = { 'web' => 80, 'tls' => 443 }
file { '/etc/motd': content => inline_epp("<% \$s.each |\$n, \$p| { -%>\n<%= \$n %>: <%= \$p %>\n<% } -%>\n", { 's' => $services }) }
file { '/etc/profile.d/site.sh': content => inline_template("export SITE=<%= @hostname %>\n"), mode => '0644' }
file { '/etc/issue': content => "${facts['os']['name']} ${facts['os']['release']['major']}\n" }
file { '/etc/skel/.vimrc': content => "set nocompatible\n" }
user { 'newbie': ensure => present, managehome => true, require => File['/etc/skel/.vimrc'] }
notify { "on ${facts['os']['family']}": }
$services.each |$n, $p| { file { "/etc/${n}.port": content => "${p}\n", mode => '0600' } }
file { '/etc/motd.d': ensure => directory }
