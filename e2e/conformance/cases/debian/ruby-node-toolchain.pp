# case: {"look": ["/usr/local/bin/bundle-wrapper"], "packages": ["ruby", "nodejs"], "between": ["apt-get -y -q purge yarnpkg"]}
package { ['ruby', 'ruby-dev', 'build-essential', 'nodejs', 'npm', 'golang-go', 'cargo', 'yarnpkg', 'default-jdk-headless', 'maven']: ensure => installed }
exec { 'ruby version': command => '/usr/bin/ruby -e "puts 1"', unless => '/usr/bin/test -x /usr/bin/ruby', require => Package['ruby'] }
file { '/usr/local/bin/bundle-wrapper': content => "#!/bin/sh\nexec bundle \"\$@\"\n", mode => '0755' }
