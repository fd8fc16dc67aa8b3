file { '/a': mode => '644' }
file { '/b': mode => 755 }
file { '/c': mode => '0644' }
file { '/d': mode => 'u=rw,go=r' }
file { '/e': mode => '64' }
file { '/f': mode => $mode }
file { '/g': mode => '0888' }
file { '/h': mode => undef }
concat { '/i': mode => "600" }
exec { '/j': mode => '600' }
file { '/k': mode => max('0644', '0600') }
