# case: {"target": {"packages": {"python3-pip": "present", "python3-venv": "present"}}, "look": ["/opt/venv", "/opt/venv/bin", "/opt/venv/lib", "/opt/venv/lib/python3.11"], "between": ["rm -r /opt/venv"]}
Exec { path => '/usr/local/bin:/usr/bin:/bin', logoutput => true }
exec { 'venv': command => 'python3 -m venv /opt/venv', creates => '/opt/venv/bin/python' }
exec { 'pip install': command => 'pip3 install flask', unless => 'pip3 show flask' }
exec { 'pip module': command => 'python3 -m pip install flask' }
exec { 'pip show': command => 'pip3 show requests | head -n 2', provider => shell }
exec { 'pip list': command => 'pip list | grep -i wheel', provider => shell }
exec { 'pip version': command => 'pip --version' }
package { 'six': ensure => installed, provider => pip3 }
package { 'flask': ensure => installed, provider => pip3 }
package { 'requests': ensure => latest, provider => pip }
package { 'django': ensure => '4.2', provider => pip }
package { 'bundler': ensure => installed, provider => gem }
