# case: {"look":["/srv/git/site.git","/srv/git/site.git/hooks/post-receive","/srv/www/site","user:git"],"target":{"packages":{"git":"present"}}}
user { 'git': ensure => present, system => true, home => '/srv/git', shell => '/usr/bin/git-shell' }
file { ['/srv/git', '/srv/www', '/srv/www/site']: ensure => directory, owner => 'git' }
exec { 'git init --bare site.git': path => '/usr/bin', cwd => '/srv/git', user => 'git', creates => '/srv/git/site.git/HEAD', environment => ['HOME=/srv/git'], require => File['/srv/git'] }
-> file { '/srv/git/site.git/hooks/post-receive': owner => 'git', mode => '0755', content => "#!/bin/sh\nGIT_WORK_TREE=/srv/www/site git checkout -f\n" }
exec { 'git config --system init.defaultBranch main': path => '/usr/bin', unless => 'git config --system --get init.defaultBranch', environment => ['HOME=/root'] }
exec { 'shells': command => 'echo /usr/bin/git-shell >> /etc/shells', provider => shell, unless => 'grep -qx /usr/bin/git-shell /etc/shells' }
