# A pipe in a shell; another status than 0 is right where it is listed.
exec { 'pipe': command => 'echo a | grep b', provider => shell, returns => [1, 2] }
exec { 'out': command => 'echo out; echo err >&2; exit 3', provider => shell, logoutput => true, returns => '3' }
