# case: {"modules":["locales"],"facts":{"service_provider":"systemd","package_provider":"apt","root_home":"/root","puppet_vardir":"/opt/puppetlabs/puppet/cache","osfamily":"Debian","operatingsystem":"Debian","operatingsystemrelease":"12.5","operatingsystemmajrelease":"12","lsbdistid":"Debian","lsbdistcodename":"bookworm"},"look":["/etc/locale.gen","/etc/default/locale"],"packages":["locales"]}
class { 'locales':
  default_locale => 'de_DE.UTF-8',
  locales        => ['en_US.UTF-8 UTF-8', 'de_DE.UTF-8 UTF-8', 'fr_FR.UTF-8 UTF-8'],
}
