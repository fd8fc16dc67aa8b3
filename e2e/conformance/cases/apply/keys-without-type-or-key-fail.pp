ssh_authorized_key { 'x': user => 'root' }
sshkey { 'h@rsa': target => '/opt/kh' }
host { 'q': ensure => present }
mount { '/mnt/x': ensure => present, fstype => 'ext4' }
notify { 'y': require => Host['q'] }
