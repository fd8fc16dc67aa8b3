class web($admins, $port = '80', $proxy = '', $workers = '2') {
  # A relative name: the class web::config, not a top-scope class config.
  include config

  # An empty string was false.
  if $proxy {
    notify { "proxy ${proxy}": }
  }

  # Two strings that Puppet 3 compared as numbers.
  if $workers < '10' {
    notify { 'few workers': }
  }

  # Facts were strings, and a capitalized word was a string too.
  case $osfamily {
    Debian: { $user = 'www-data' }
    RedHat: { $user = apache }
    default: { $user = 'www' }
  }

  file { '/etc/web.conf':
    mode    => 0640,
    content => template('web/site.conf.erb'),
  }
}
