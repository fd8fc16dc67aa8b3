file { '/opt/sum': content => '{md5}0123456789abcdef0123456789abcdef' }
