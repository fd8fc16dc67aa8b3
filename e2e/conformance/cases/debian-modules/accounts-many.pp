# case: {"modules":["accounts","stdlib"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"look":["user:anna","user:boris","user:clara","group:devs","/home/anna","/home/anna/.bashrc","/home/anna/.vimrc","/home/boris/.ssh/authorized_keys"],"prepare":["useradd -m -u 2002 boris"]}
class { 'accounts':
  group_list => { 'devs' => { 'gid' => 4100 } },
  user_list  => {
    'anna'  => { 'uid' => 4101, 'groups' => ['devs'], 'bashrc_content' => "alias ll='ls -l'\n", 'shell' => '/bin/bash' },
    'boris' => { 'uid' => 2002, 'sshkeys' => ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKdanexamplekeyforthetestcaseonlyAAAAAAAAAA boris@home'], 'purge_sshkeys' => true },
    'clara' => { 'ensure' => 'absent' },
  },
}
