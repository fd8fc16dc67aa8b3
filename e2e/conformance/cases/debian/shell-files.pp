# case: {"look": ["/srv/a", "/srv/a/one", "/srv/a/two", "/srv/b", "/srv/b/copy", "/srv/b/script", "/srv/c", "/srv/list", "/srv/shared", "/srv/shared/inherited", "/srv/masked"]}
Exec { path => '/usr/sbin:/usr/bin:/sbin:/bin' }
exec { 'install -d -m 0750 -o www-data -g adm /srv/a': creates => '/srv/a' }
-> exec { 'one': command => 'printf "b 2\na 1\nc 3\n" | tee /srv/a/one', provider => shell, creates => '/srv/a/one' }
-> exec { 'two': command => "sort /srv/a/one | awk '{ print \$2 \":\" \$1 }' | sed -e 's/:/=/' -e '\$d' > /srv/a/two", provider => shell, creates => '/srv/a/two' }
-> exec { 'cp -a /srv/a /srv/b': creates => '/srv/b' }
-> exec { 'install -m 0755 -o games /srv/a/one /srv/b/script': creates => '/srv/b/script' }
-> exec { 'ln -s one /srv/b/copy': creates => '/srv/b/copy' }
-> exec { 'chmod u=rw,g=r,o= /srv/b/one && chown -R games:games /srv/b': provider => shell, unless => 'test "$(stat -c %U:%a /srv/b/one)" = games:640' }
-> exec { 'find /srv/b -type f -name "t*" -exec chmod 600 {} +': unless => 'test "$(stat -c %a /srv/b/two)" = 600' }
-> exec { 'list': command => 'find /srv -maxdepth 2 | sort | xargs -n1 basename | paste -sd, > /srv/list', provider => shell, creates => '/srv/list' }
exec { 'install -d -m 2775 -g staff /srv/shared': creates => '/srv/shared' }
-> exec { 'touch /srv/shared/inherited': creates => '/srv/shared/inherited' }
exec { 'mkdir /srv/c': creates => '/srv/c', umask => '0077' }
exec { 'touch /srv/masked': creates => '/srv/masked', umask => '0027', user => 'root' }
exec { 'mktemp -d /tmp/work.XXXXXX': logoutput => false }
exec { 'cat /nonexistent': }
exec { 'rm /nonexistent': returns => 1, logoutput => true }
exec { 'mkdir /srv': returns => 1, logoutput => true }
exec { 'mv /nonexistent /srv/x': returns => 1, logoutput => true }
exec { 'cp /etc/hostname /nonexistent/dir/': returns => 1, logoutput => true }
exec { 'grep -c root /etc/passwd': logoutput => true }
exec { 'diff /etc/hostname /etc/hosts': returns => 1 }
