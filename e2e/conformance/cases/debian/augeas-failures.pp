# case: {"look": ["/etc/hosts"]}
Augeas { context => '/files/etc/hosts' }
augeas { 'unknown command': changes => 'frobnicate 1' }
augeas { 'missing value': changes => 'set 1/ipaddr' }
augeas { 'several nodes': changes => 'set */canonical x' }
augeas { 'wrong position': changes => 'ins alias beside 1' }
augeas { 'nothing to move': changes => 'mv 99 100' }
augeas { 'unexpected node': changes => 'set 1/colour red' }
augeas { 'incomplete': changes => 'set 09/ipaddr 10.0.0.9' }
augeas { 'bad size': onlyif => 'match * size 3', changes => 'set 1/alias x' }
augeas { 'bad array': onlyif => "match * == [1", changes => 'set 1/alias x' }
augeas { 'bad path': onlyif => "get 1[ == 1", changes => 'set 1/alias x' }
augeas { 'not supported': changes => 'get 1 == 1' }
augeas { 'after a failure': changes => 'set 1/alias x', require => Augeas['incomplete'] }
