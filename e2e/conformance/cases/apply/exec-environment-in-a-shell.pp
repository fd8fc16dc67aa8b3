# case: {"look": ["/opt/o"]}
exec { 'a': command => '/bin/sh -c \'echo "$FOO-$BAR" > /opt/o\'', environment => ['FOO=1', 'BAR=a b', 'FOO=2'] }
