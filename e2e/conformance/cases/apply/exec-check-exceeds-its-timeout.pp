exec { 'wait': command => '/bin/sleep 3', timeout => 1 }
exec { 'wait2': command => '/bin/true', onlyif => '/bin/sleep 3', timeout => 1 }
