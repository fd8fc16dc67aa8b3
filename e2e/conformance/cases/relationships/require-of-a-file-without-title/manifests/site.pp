user { 'deploy':
  require => File[''] }
