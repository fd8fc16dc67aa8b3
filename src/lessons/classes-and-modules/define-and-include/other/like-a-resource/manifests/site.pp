class { 'backup': }

include shop
