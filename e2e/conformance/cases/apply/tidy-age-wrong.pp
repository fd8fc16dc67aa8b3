# An age has a unit.
tidy { '/srv/t': age => '3 moons' }
