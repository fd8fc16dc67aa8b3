class web($admins, $port = '80', $proxy = '', $workers = '2') {
  # web::config, and not a class config at the top.
  include config

  # The empty text was false.
  if $proxy {
    notify { "proxy ${proxy}": }
  }

  # Both are texts that were compared as numbers.
  if $workers < '10' {
    notify { 'few workers': }
  }

  # A fact was a text; a capitalized word, too.
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
