# case: {"look": ["/etc/sudoers.d/deploy"]}
file { '/etc/sudoers.d': ensure => directory }
-> augeas { 'deploy':
  context => '/files/etc/sudoers.d/deploy',
  changes => [
    'set spec[1]/user deploy',
    'set spec[1]/host_group/host ALL',
    'set spec[1]/host_group/command /bin/systemctl',
    'set spec[1]/host_group/command/runas_user root',
    'set spec[1]/host_group/command/tag NOPASSWD',
  ],
}
