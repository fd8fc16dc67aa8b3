stage { 'setup':
  before => Stage['main'],
}

include shop
include wiki

class { 'mirror':
  stage => 'setup',
}
