# case: {"look": ["/etc/hosts"]}
Augeas { context => '/files/etc/hosts' }
augeas { 'get equal': onlyif => "get *[ipaddr = '127.0.0.1']/canonical == localhost", changes => "set *[ipaddr = '127.0.0.1']/alias[1] a" }
-> augeas { 'get other': onlyif => 'get 1/canonical != localhost', changes => "set *[ipaddr = '127.0.0.1']/alias[2] b" }
-> augeas { 'get pattern': onlyif => 'get 1/ipaddr =~ ^127', changes => "set *[ipaddr = '127.0.0.1']/alias[2] c" }
-> augeas { 'include': onlyif => 'match 1/canonical include /files/etc/hosts/1/canonical', changes => "set *[ipaddr = '127.0.0.1']/alias[3] d" }
-> augeas { 'not include': onlyif => 'match */canonical not_include /files/etc/hosts/1/canonical', changes => "set *[ipaddr = '127.0.0.1']/alias[4] e" }
-> augeas { 'values': onlyif => 'values */canonical include localhost', changes => "set *[ipaddr = '127.0.0.1']/alias[4] f" }
-> augeas { 'array': onlyif => "values 1/canonical == ['localhost']", changes => "set *[ipaddr = '127.0.0.1']/alias[5] g" }
-> augeas { 'other array': onlyif => "match 1/ipaddr != ['/files/etc/hosts/1/ipaddr']", changes => "set *[ipaddr = '127.0.0.1']/alias[6] h" }
-> augeas { 'size': onlyif => 'match */ipaddr size > 1', changes => "set *[ipaddr = '127.0.0.1']/alias[6] i" }
