# case: {"packages": ["vim-runtime", "libevent-core-2.1-7", "git-man"], "look": ["/usr/bin/tree", "/etc/vim/vimrc.local", "/usr/bin/vim"], "between": ["apt-get -y -q remove tree", "apt-mark hold jq"]}
package { ['vim', 'git', 'htop', 'tree', 'jq', 'tmux', 'ncdu', 'unzip']: ensure => installed }
package { 'emacs-does-not': ensure => latest }
package { 'telnet': ensure => purged }
package { 'nano': ensure => purged }
package { 'zip': ensure => '3.0-99' }
package { 'sysstat': ensure => latest, install_options => ['--no-install-recommends'] }
package { 'mail-transport-agent': ensure => installed }
file { '/etc/vim/vimrc.local': content => "syntax on\n", require => Package['vim'] }
