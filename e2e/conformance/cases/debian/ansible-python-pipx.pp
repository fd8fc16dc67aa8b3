# case: {"look":["/opt/tools","/opt/tools/bin"],"packages":["ansible","python3-venv","pipx"]}
package { ['python3-venv', 'pipx', 'python3-yaml', 'python3-requests', 'python3-dev']: ensure => installed }
exec { 'python3 -m venv /opt/tools': path => '/usr/bin', creates => '/opt/tools/bin/python', require => Package['python3-venv'] }
exec { 'yaml': command => 'python3 -c "import yaml"', path => '/usr/bin', require => Package['python3-yaml'] }
exec { 'nomod': command => 'python3 -c "import nosuchmodule"', path => '/usr/bin', logoutput => true }
file { '/usr/local/bin/python': ensure => link, target => '/usr/bin/python3' }
package { 'ansible-lint-nosuch': ensure => installed }
package { 'python-is-python3': ensure => installed, require => Package['python3-venv'] }
package { 'black': ensure => '1.0', provider => pip3, noop => true }
