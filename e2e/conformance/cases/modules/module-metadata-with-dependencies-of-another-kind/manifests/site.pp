notice(find_file('web/a.txt'))
notice(module_directory('web'))
file { '/opt/a': source => 'puppet:///modules/web/a.txt' }
include web::sub
