# case: {"modules":["alternatives","stdlib"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"target":{"packages":{"vim-tiny":"present","nano":"present"}},"look":["/etc/alternatives/editor","/etc/alternatives/pager2"],"between":["update-alternatives --auto editor"]}
alternatives { 'editor': path => '/usr/bin/vim.tiny' }
alternative_entry { '/usr/bin/less':
  ensure   => present,
  altlink  => '/usr/bin/pager2',
  altname  => 'pager2',
  priority => 30,
  require  => Package['less'],
}
package { 'less': ensure => installed }
