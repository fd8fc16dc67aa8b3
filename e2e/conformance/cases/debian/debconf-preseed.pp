# case: {"packages": ["tzdata", "locales", "postfix"], "look": ["/etc/postfix/main.cf", "/etc/mailname", "/etc/locale.gen", "/etc/default/locale"], "between": ["update-locale LANG=C.UTF-8"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }
package { 'debconf-utils': ensure => installed }
exec { 'preseed': command => "echo 'postfix postfix/main_mailer_type select Local only' | debconf-set-selections", unless => "debconf-get-selections | grep -q 'main_mailer_type.*Local only'", provider => shell, require => Package['debconf-utils'] }
-> package { 'postfix': ensure => installed }
package { 'locales': ensure => installed }
-> exec { 'en': command => "sed -i 's/^# en_US.UTF-8 UTF-8/en_US.UTF-8 UTF-8/' /etc/locale.gen", unless => 'grep -q "^en_US.UTF-8 UTF-8" /etc/locale.gen' }
~> exec { 'locale-gen': refreshonly => true, logoutput => true }
-> exec { 'update-locale LANG=en_US.UTF-8': unless => 'grep -q en_US /etc/default/locale' }
