# case: {"look": ["/etc/ssh/sshd_config"]}
package { 'openssh-server': ensure => installed }
-> augeas { 'sshd':
  context => '/files/etc/ssh/sshd_config',
  changes => [
    'set PermitRootLogin no',
    'set MaxAuthTries 3',
    'set AllowGroups/1 ssh-users',
    'set AllowGroups/2 admins',
    'set Match/Condition/User backup',
    'set Match/Settings/X11Forwarding no',
    'set Match/Settings/AllowTcpForwarding no',
  ],
}
~> service { 'ssh': ensure => running }
