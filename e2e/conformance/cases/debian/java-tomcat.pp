# case: {"look": ["/etc/tomcat10", "/etc/default/tomcat10", "/var/lib/tomcat10", "user:tomcat"], "between": ["echo JAVA_OPTS=x > /etc/default/tomcat10"]}
package { ['tomcat10', 'tomcat10-admin']: ensure => installed }
file { '/etc/default/tomcat10': content => "JAVA_OPTS=\"-Xmx512m\"\n", require => Package['tomcat10'] }
~> service { 'tomcat10': ensure => running, enable => true }
file { '/var/lib/tomcat10/webapps/app': ensure => directory, owner => 'tomcat', group => 'tomcat', require => Package['tomcat10'] }
exec { '/usr/bin/update-alternatives --query java | grep ^Value': provider => shell, logoutput => true, require => Package['tomcat10'] }
