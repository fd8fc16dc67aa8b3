# case: {"look":["/srv/share"]}
package { 'acl': ensure => installed }
group { 'share': ensure => present }
file { '/srv/share': ensure => directory, owner => 'root', group => 'share', mode => '2770' }
exec { 'acl': command => 'setfacl -m g:share:rwx -m d:g:share:rwx /srv/share', path => '/usr/bin:/bin', unless => 'getfacl -p /srv/share | grep -q default:group:share', require => [Package['acl'], File['/srv/share']] }
file { '/srv/share/readme': content => "x\n", mode => 'u=rw,g=r,o=' }
exec { 'stat -c %a:%G /srv/share': path => '/usr/bin:/bin', logoutput => true, require => File['/srv/share'] }
file { '/usr/local/sbin/suid': content => "#!/bin/sh\n", mode => '4755' }
exec { 'chown -R nobody:nogroup /srv/share/readme': path => '/usr/bin:/bin', onlyif => 'test "$(stat -c %U /srv/share/readme)" != nobody', provider => shell, require => File['/srv/share/readme'] }
