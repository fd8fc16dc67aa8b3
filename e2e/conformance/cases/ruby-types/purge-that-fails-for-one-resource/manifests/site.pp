pu { 'keep': ensure => present }
resources { 'pu': purge => true }
