stage { 'setup':
  before => Stage['main'],
}

include shop
include wiki
include mirror
