# case: {"packages": ["silversearcher-ag", "ripgrep"], "between": ["apt-get -y remove ripgrep"]}
$tools = ['curl', 'wget', 'vim', 'tmux', 'screen', 'strace', 'lsof', 'tcpdump', 'dnsutils', 'net-tools', 'rsync', 'unzip', 'zip', 'bash-completion', 'ripgrep', 'fd-find', 'mtr-tiny', 'iotop', 'sysstat', 'etckeeper', 'moreutils', 'shellcheck']
package { $tools: ensure => present }
package { 'nano': ensure => absent }
file { '/root/.vimrc': content => "syntax on\n" }
service { 'sysstat': ensure => running, enable => true, require => Package['sysstat'] }
