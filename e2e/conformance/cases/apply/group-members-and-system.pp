# Members need a provider that manages them.
group { 'ops': ensure => present, system => true, members => ['daemon', 'bin'] }
