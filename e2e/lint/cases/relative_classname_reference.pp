file { '/a': require => Class['::ntp', ::ssh, 'cron'] }
