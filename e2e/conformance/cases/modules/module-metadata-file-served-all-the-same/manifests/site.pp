notice(file('web/a.txt'))
file { '/opt/a': source => 'puppet:///modules/web/a.txt' }
