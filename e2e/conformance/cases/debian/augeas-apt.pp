# case: {"look": ["/etc/apt/apt.conf.d/99app"]}
augeas { 'apt':
  context => '/files/etc/apt/apt.conf.d/99app',
  changes => ['set APT/Install-Recommends false', 'set Acquire/Retries 3', 'set Acquire/http/Proxy http://proxy:3128'],
}
