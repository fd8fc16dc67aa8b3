stage { 'early': }

Stage['early'] -> Stage['main']

class { 'mirror':
  stage => early,
}

include shop
include wiki
