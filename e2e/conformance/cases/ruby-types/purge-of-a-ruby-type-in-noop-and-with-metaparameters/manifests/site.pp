resources { 'item': purge => true, noop => true }
item { 'kept': ensure => present }
