# case: {"look": ["/srv/web", "/srv/web/index.html", "/srv/web/css", "/srv/web/css/a.css", "/srv/conf", "/srv/conf/keep.conf"], "files": {"/root/site/index.html": "<h1>x</h1>\n", "/root/site/css/a.css": "a{}\n", "/root/site/.git/HEAD": "x", "/srv/web/old.html": "old", "/srv/conf/keep.conf": "k", "/srv/conf/stray.conf": "s", "/srv/conf/sub/x.conf": "x"}, "between": ["echo y >>/srv/web/index.html", "touch /srv/conf/again.conf", "rm -r /srv/web/css"]}
file { '/srv/web':
  ensure  => directory,
  source  => '/root/site',
  recurse => true,
  purge   => true,
  ignore  => '.git',
  owner   => 'www-data',
  group   => 'www-data',
  mode    => '0644',
}
file { '/srv/conf': ensure => directory, recurse => true, purge => true, force => true }
file { '/srv/conf/keep.conf': ensure => file }
file { '/srv/remote': ensure => directory, source => '/root/site', recurse => remote }
