# case: {"look": ["/opt/none", "/opt/venv", "/opt/venv/bin", "/opt/app/__pycache__"], "files": {"/opt/app/run.py": "print('hi')\n", "/opt/app/good.json": "{\"b\": 1, \"a\": [1, 2]}\n", "/opt/app/bad.json": "{\"b\": 1,}\n"}, "between": ["rm -r /opt/venv"]}
Exec { path => '/usr/local/bin:/usr/bin:/bin', logoutput => true }
exec { 'venv without': command => 'python3 -m venv /opt/none', creates => '/opt/none/bin/pip' }
-> exec { 'pip without': command => 'python3 -m pip install flask' }
-> package { ['python3-pip', 'python3-venv']: ensure => installed }
-> exec { 'venv': command => 'python3 -m venv /opt/venv', creates => '/opt/venv/bin/python' }
-> exec { 'pip install': command => 'pip3 install flask', unless => 'pip3 show flask' }
-> exec { 'pip module': command => 'python3 -m pip install flask' }
-> exec { 'pip show': command => 'pip3 show requests | head -n 2', provider => shell }
package { 'six': ensure => installed, provider => pip3, require => Package['python3-pip'] }
package { 'flask': ensure => installed, provider => pip3, require => Package['python3-pip'] }
package { 'requests': ensure => latest, provider => pip, require => Package['python3-pip'] }
exec { 'compile': command => 'python3 -m py_compile /opt/app/run.py', creates => '/opt/app/__pycache__/run.cpython-311.pyc' }
exec { 'json': command => 'python3 -m json.tool /opt/app/good.json' }
exec { 'bad json': command => 'python3 -m json.tool /opt/app/bad.json' }
exec { 'no module': command => 'python3 -m flask --version' }
exec { 'no file': command => 'python3 /opt/app/nope.py' }
