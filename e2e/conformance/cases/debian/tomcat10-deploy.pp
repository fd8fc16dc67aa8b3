# case: {"services":["tomcat10"],"look":["/etc/default/tomcat10","/var/lib/tomcat10/webapps","user:tomcat"],"files":{"/srv/app.war":"PK"}}
package { ['tomcat10', 'tomcat10-admin']: ensure => installed }
file { '/etc/default/tomcat10': content => "JAVA_OPTS=\"-Xmx512m\"\n", owner => 'root', group => 'tomcat', mode => '0640', require => Package['tomcat10'], notify => Service['tomcat10'] }
file { '/var/lib/tomcat10/webapps/app.war': source => '/srv/app.war', owner => 'tomcat', group => 'tomcat', require => Package['tomcat10'] }
file { '/var/lib/tomcat10/webapps/ROOT': ensure => absent, force => true, recurse => true, require => Package['tomcat10'] }
service { 'tomcat10': ensure => running, enable => true }
