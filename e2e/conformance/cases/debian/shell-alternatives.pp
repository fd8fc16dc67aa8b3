# case: {"look": ["/usr/local/bin/tool", "/etc/alternatives/tool", "/etc/alternatives/editor"], "between": ["update-alternatives --set tool /opt/tool-1/tool"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin', logoutput => on_failure }
file { ['/opt/tool-1', '/opt/tool-2']: ensure => directory }
file { '/opt/tool-1/tool': content => "#!/bin/sh\necho 1\n", mode => '0755' }
file { '/opt/tool-2/tool': content => "#!/bin/sh\necho 2\n", mode => '0755' }
exec { 'update-alternatives --install /usr/local/bin/tool tool /opt/tool-1/tool 10': unless => 'update-alternatives --list tool | grep -q tool-1', require => File['/opt/tool-1/tool'], logoutput => true }
-> exec { 'update-alternatives --install /usr/local/bin/tool tool /opt/tool-2/tool 20': unless => 'update-alternatives --list tool | grep -q tool-2', require => File['/opt/tool-2/tool'], logoutput => true }
-> exec { 'update-alternatives --set tool /opt/tool-2/tool': unless => "update-alternatives --query tool | grep -q 'Value: /opt/tool-2/tool'" }
-> exec { 'tool': command => '/usr/local/bin/tool', logoutput => true }
exec { 'update-alternatives --set editor /bin/ed': }
exec { 'update-alternatives --list nosuch': }
exec { 'update-alternatives --display editor': }
