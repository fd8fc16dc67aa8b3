# case: {"files":{"/srv/dl/app.jar":"PK\u0003"},"look":["/opt/app/app.jar","user:appuser","/etc/default/app"],"services":["app"],"packages":["openjdk-17-jre-headless","default-jre-headless"]}
package { 'default-jre-headless': ensure => installed }
user { 'appuser': ensure => present, system => true, managehome => false, home => '/opt/app' }
file { '/opt/app': ensure => directory, owner => 'appuser' }
file { '/opt/app/app.jar': source => '/srv/dl/app.jar', owner => 'appuser', notify => Service['app'] }
file { '/etc/default/app': content => "JAVA_OPTS=-Xmx256m\n" }
file { '/etc/systemd/system/app.service': content => "[Unit]\nDescription=App\n[Service]\nUser=appuser\nEnvironmentFile=/etc/default/app\nExecStart=/usr/bin/sleep 600\nSuccessExitStatus=143\n[Install]\nWantedBy=multi-user.target\n" }
service { 'app': ensure => running, enable => true, require => File['/etc/systemd/system/app.service', '/etc/default/app'] }
exec { 'java -version': path => '/usr/bin', require => Package['default-jre-headless'] }
