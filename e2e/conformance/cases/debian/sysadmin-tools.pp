# case: {"look": ["/usr/bin/editor", "/etc/alternatives/editor", "/usr/local/bin/ll", "/root/.vimrc"], "between": ["apt-get -y -q purge lsof"]}
$tools = ['curl', 'wget', 'lsof', 'strace', 'tcpdump', 'net-tools', 'dnsutils', 'iotop', 'mtr-tiny', 'screen', 'rsync', 'vim-nox', 'bash-completion', 'less']
stdlib_free($tools)
function stdlib_free(Array $list) { $list.each |$p| { package { $p: ensure => installed } } }
file { '/root/.vimrc': content => "syntax on\nset number\n" }
file { '/usr/local/bin/ll': ensure => file, mode => '0755', content => "#!/bin/sh\nexec ls -l \"\$@\"\n" }
exec { 'set vim as editor':
  command => '/usr/bin/update-alternatives --set editor /usr/bin/vim.nox',
  unless  => '/usr/bin/readlink /etc/alternatives/editor | /bin/grep -q vim.nox',
  require => Package['vim-nox'],
}
