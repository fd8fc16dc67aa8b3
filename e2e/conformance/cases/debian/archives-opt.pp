# case: {"prepare": ["mkdir -p /root/src/tool-2.1/bin && printf '#!/bin/sh\\necho tool 2.1\\n' > /root/src/tool-2.1/bin/tool && chmod +x /root/src/tool-2.1/bin/tool && tar -C /root/src -czf /root/tool-2.1.tar.gz tool-2.1"], "look": ["/opt/tool", "/opt/tool-2.1", "/usr/local/bin/tool", "/etc/profile.d/tool.sh", "/opt/VERSION"], "between": ["rm /opt/tool", "rm -rf /opt/tool-2.1"]}
$version = '2.1'
package { ['tar', 'gzip', 'unzip', 'xz-utils', 'zip']: ensure => installed }
-> exec { "tar xzf /root/tool-${version}.tar.gz": cwd => '/opt', creates => "/opt/tool-${version}/bin/tool", path => ['/bin', '/usr/bin'] }
-> file { '/opt/tool': ensure => link, target => "/opt/tool-${version}" }
-> file { '/usr/local/bin/tool': ensure => link, target => '/opt/tool/bin/tool' }
-> exec { 'tool --version': path => '/usr/local/bin:/usr/bin:/bin', logoutput => true }
file { '/etc/profile.d/tool.sh': content => "PATH=\$PATH:/opt/tool/bin\n" }
exec { 'zip it': command => 'zip -qr /opt/src.zip tool-2.1 && unzip -l /opt/src.zip | tail -n 1', cwd => '/root/src', provider => shell, path => '/usr/bin:/bin', creates => '/opt/src.zip', logoutput => true, require => Package['zip', 'unzip'] }
exec { 'version': command => "sh -c 'tar tzf /root/tool-2.1.tar.gz | wc -l > /opt/VERSION'", path => '/bin:/usr/bin', creates => '/opt/VERSION' }
file { '/opt/old': ensure => absent, force => true, backup => false }
