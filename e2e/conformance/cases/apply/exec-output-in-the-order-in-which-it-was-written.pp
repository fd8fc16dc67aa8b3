# Both streams of a command are one text.
exec { 'echo err >&2; echo out': path => '/bin', logoutput => true }
exec { 'for i in 1 2; do echo "out $i"; echo "err $i" >&2; done': provider => shell, logoutput => true }
