# Run stages are coarse: Puppet applies all of one stage before the next.
# Here, the package sources come before everything, and a report comes
# after everything, and the classes do not mention it.
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
