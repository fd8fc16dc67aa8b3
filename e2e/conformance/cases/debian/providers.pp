# case: {"look": ["/usr/local/bin", "/opt/hello.deb", "/opt/venv"], "files": {"/opt/broken.deb": "not a package\n"}}
package { 'broken': ensure => installed, provider => dpkg, source => '/opt/broken.deb' }
package { 'nosource': ensure => installed, provider => dpkg }
package { 'python3-pip': ensure => installed }
package { 'python3-venv': ensure => installed }
package { 'requests': ensure => installed, provider => pip3, require => Package['python3-pip'] }
exec { 'python3 -m venv /opt/venv': path => '/usr/bin:/bin', creates => '/opt/venv/bin/python', require => Package['python3-venv'] }
package { 'nogem': ensure => installed, provider => gem, source => '/opt/none.gem' }
package { 'nosuchprovider': ensure => installed, provider => yum }
