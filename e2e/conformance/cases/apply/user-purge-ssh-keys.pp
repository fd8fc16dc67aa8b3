# case: {"files": {"/home/joe/.ssh/authorized_keys": "ssh-rsa AAAAmine me\nssh-rsa AAAAother other\n"}, "look": ["/home/joe/.ssh/authorized_keys"]}
# Keys that no resource names go from the files of the user.
group { 'joe': gid => 1400 }
user { 'joe': uid => 1400, gid => 'joe', home => '/home/joe', purge_ssh_keys => true }
ssh_authorized_key { 'me': user => 'joe', type => 'ssh-rsa', key => 'AAAAmine' }
