# Changes are told at the level of the resource, `debug` not at all.
file { '/srv/debug': content => 'a', loglevel => debug }
file { '/srv/info': content => 'a', loglevel => info }
file { '/srv/warning': content => 'a', loglevel => warning }
file { '/srv/err': content => 'a', loglevel => err }
file { '/srv/alert': content => 'a', loglevel => alert }
file { '/srv/crit': content => 'a', loglevel => crit }
file { '/srv/emerg': content => 'a', loglevel => emerg }
file { '/srv/verbose': content => 'a', loglevel => verbose }
