# case: {"look": ["/etc/alternatives/editor", "/etc/alternatives/vi", "/etc/alternatives/pager", "/usr/bin/editor"], "between": ["update-alternatives --auto editor"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }
package { ['vim', 'joe', 'most']: ensure => installed }
exec { 'editor': command => 'update-alternatives --set editor /usr/bin/vim.basic', unless => 'test "$(readlink /etc/alternatives/editor)" = /usr/bin/vim.basic', provider => shell, require => Package['vim', 'joe'] }
exec { 'pager': command => 'update-alternatives --display pager | head -n 3', provider => shell, logoutput => true, require => Package['most'] }
exec { 'custom': command => 'update-alternatives --install /usr/local/bin/tool tool /bin/true 10', creates => '/etc/alternatives/tool' }
