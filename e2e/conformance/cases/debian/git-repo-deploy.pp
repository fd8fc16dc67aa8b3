# case: {"look": ["/srv/git", "/srv/git/app.git", "/srv/checkout", "/root/.gitconfig"], "between": ["rm -r /srv/checkout"]}
Exec { path => '/usr/bin:/bin' }
package { 'git': ensure => installed }
-> file { '/srv/git': ensure => directory }
-> exec { 'git init --bare /srv/git/app.git': creates => '/srv/git/app.git/HEAD' }
-> exec { 'git config --global user.email ops@example.com': unless => 'git config --global --get user.email', environment => 'HOME=/root' }
-> exec { 'git clone /srv/git/app.git /srv/checkout': creates => '/srv/checkout/.git' }
-> exec { 'git -C /srv/checkout remote -v': logoutput => true }
exec { 'git --version | cut -d. -f1': provider => shell, logoutput => true, require => Package['git'] }
