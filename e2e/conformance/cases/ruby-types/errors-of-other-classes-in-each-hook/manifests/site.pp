hr { 'exists': ensure => present }
hr { 'create': ensure => present }
hr { 'destroy': ensure => absent }
hr { 'flush': ensure => present, size => 1 }
hr { 'getter': ensure => present, size => 1 }
hr { 'setter': ensure => present, size => 1 }
hr { 'tos': ensure => present, size => 1 }
hr { 'insync': ensure => present, size => 1 }
hr { 'refresh': ensure => present, subscribe => Notify['r'] }
notify { 'r': }

notify { 'after': require => Hr['flush'] }
