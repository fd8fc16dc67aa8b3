file {
  '/srv/shop':
    ensure => directory;
  '/etc/nologin':
    ensure => absent;
  '/srv/current':
    ensure => '/srv/shop';
}
