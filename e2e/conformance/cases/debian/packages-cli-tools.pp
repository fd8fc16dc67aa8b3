package { ['htop', 'tmux', 'vim', 'curl', 'wget', 'jq', 'tree', 'ncdu', 'iotop', 'lsof', 'strace', 'rsync', 'unzip', 'zip', 'mc']: ensure => installed }
package { ['nano', 'vim-tiny']: ensure => absent }
file { '/etc/vim/vimrc.local': content => "set number\nsyntax on\n", require => Package['vim'] }
file { '/root/.tmux.conf': content => "set -g mouse on\n" }
exec { 'editor': command => 'update-alternatives --set editor /usr/bin/vim.basic', path => ['/usr/bin', '/bin', '/usr/sbin'], unless => 'readlink /etc/alternatives/editor | grep -q vim.basic', require => Package['vim'] }
