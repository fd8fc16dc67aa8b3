stage { 'setup':
  require => Stage['main'],
}

include shop
include wiki

class { 'mirror':
  stage => 'setup',
}
