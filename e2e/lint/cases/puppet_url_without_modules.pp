file { '/a': source => 'puppet:///ntp/ntp.conf' }
file { '/b': source => 'puppet:///modules/ntp/ntp.conf' }
file { '/c': source => "puppet://${server}/ntp/ntp.conf" }
file { '/d': source => "puppet:///files/${name}" }
file { '/e': source => 'puppet://server/files/a' }
