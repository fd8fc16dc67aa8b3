file { '/a': mode => 0644 }
file { '/b': mode => '0644' }
file { '/c': mode => rw }
concat { '/d': mode => 600 }
exec { '/e': mode => 600 }
