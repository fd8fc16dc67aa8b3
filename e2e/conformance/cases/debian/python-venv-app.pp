# case: {"look": ["/opt/app", "/opt/app/venv/bin", "/opt/app/venv/pyvenv.cfg"], "between": ["rm -r /opt/app/venv"]}
package { ['python3-venv', 'python3-pip', 'python3-requests']: ensure => installed }
file { '/opt/app': ensure => directory }
exec { 'venv': command => '/usr/bin/python3 -m venv --without-pip /opt/app/venv', creates => '/opt/app/venv/bin/python', require => [File['/opt/app'], Package['python3-venv']] }
file { '/opt/app/main.py': content => "import sys\nprint(sys.version_info[0])\n", mode => '0755' }
exec { 'run': command => '/opt/app/venv/bin/python /opt/app/main.py', logoutput => true, require => [Exec['venv'], File['/opt/app/main.py']] }
