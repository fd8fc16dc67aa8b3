# case: {"files":{"/opt/app/conf/old.conf":"x\n","/opt/app/conf/keep.conf":"k\n","/opt/app/conf/sub/deep.conf":"d\n","/srv/src/a.txt":"a\n","/srv/src/b/c.txt":"c\n"},"look":["/opt/app","/opt/app/conf","/opt/app/copy","/opt/app/copy/b","/opt/app/current","/opt/app/hard"]}
file { '/opt/app': ensure => directory, owner => 'root', group => 'adm', mode => '0750' }
file { '/opt/app/conf': ensure => directory, recurse => true, purge => true, force => true, mode => '0640' }
file { '/opt/app/conf/keep.conf': content => "kept\n" }
file { '/opt/app/copy': ensure => directory, source => '/srv/src', recurse => true, owner => 'www-data' }
file { '/opt/app/current': ensure => link, target => '/opt/app/releases/1' }
file { '/opt/app/releases/1/bin': ensure => directory }
file { '/opt/app/seed': content => 'seed', replace => 'no', backup => '.orig' }
file { '/opt/app/bad-owner': content => 'x', owner => 'nobody-here' }
