define exec($x = 1) { }
exec { '/a': }
