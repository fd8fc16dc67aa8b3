# case: {"modules":["python","stdlib","archive"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache"},"look":["/opt/venvs","/opt/venvs/app","/opt/venvs/app/bin"],"packages":["python3-venv","python3-dev","python3-pip"]}
class { 'python': ensure => present, version => 'system', pip => present, dev => present, venv => present }
python::pyvenv { '/opt/venvs/app': ensure => present, version => '3.11', owner => 'www-data', group => 'www-data', systempkgs => true, require => File['/opt/venvs'] }
file { '/opt/venvs': ensure => directory, owner => 'www-data' }
