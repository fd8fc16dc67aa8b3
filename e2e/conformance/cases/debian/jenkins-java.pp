# case: {"packages": ["openjdk-17-jre-headless", "ca-certificates-java"], "look": ["/usr/bin/java", "/etc/alternatives/java", "/etc/profile.d/java.sh", "user:jenkins", "/var/lib/jenkins"], "between": ["rm /etc/profile.d/java.sh"]}
package { 'default-jre-headless': ensure => installed }
file { '/etc/profile.d/java.sh': content => "export JAVA_HOME=/usr/lib/jvm/default-java\n", mode => '0644', require => Package['default-jre-headless'] }
user { 'jenkins': ensure => present, system => true, home => '/var/lib/jenkins', managehome => true, shell => '/bin/bash', comment => 'Jenkins' }
file { '/var/lib/jenkins/workspace': ensure => directory, owner => 'jenkins', group => 'jenkins', mode => '0755', require => User['jenkins'] }
package { 'jenkins': ensure => installed, require => Package['default-jre-headless'] }
service { 'jenkins': ensure => running, enable => true, require => Package['jenkins'] }
exec { 'java home': command => '/usr/bin/readlink -f /usr/bin/java', logoutput => true, require => Package['default-jre-headless'] }
