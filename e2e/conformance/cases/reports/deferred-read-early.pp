user { 'a': ensure => present, name => Deferred('downcase', ['B']) }
group { 'c': ensure => present, name => Deferred('downcase', ['D']) }
tidy { '/opt/none': path => Deferred('downcase', ['/opt/none']) }
cron { 'e': command => '/bin/true', user => Deferred('downcase', ['root']) }
host { 'f': ip => '10.0.0.1', target => Deferred('downcase', ['/etc/hosts']) }
package { 'g': provider => Deferred('downcase', ['dpkg']) }
