# Stages are coarse: all of one before all of the next. Here the package
# sources come before everything, and a report after everything, without
# a word about it in the classes themselves.
stage { 'sources':
  before => Stage['main'],
}

stage { 'report':
  require => Stage['main'],
}

node default {
  class { 'sources':
    stage => 'sources',
  }

  include web

  class { 'report':
    stage => 'report',
  }
}
