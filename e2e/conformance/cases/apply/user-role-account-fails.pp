user { 'auditor': ensure => role }
