Exec { path => ['/usr/bin', '/bin'], logoutput => true }
exec { 'printf "%s-%03d\n" a 7': }
exec { 'for i in 1 2 3; do echo n$i; done': provider => shell }
exec { 'x=5; y=$((x * 2)); echo "$y ${x}th ${z:-dflt}"': provider => shell }
exec { 'echo one two | wc -w': }
exec { 'seq 1 3 | tr "\n" ","': }
exec { 'echo abc | cut -c2-': }
exec { 'echo "a b c" | awk \'{print $NF, NF}\'': }
exec { 'head -n1 /etc/passwd | cut -d: -f1,7': }
exec { 'id -u; id -un; whoami': }
exec { 'pwd': cwd => '/opt' }
exec { 'basename /a/b.txt .txt; dirname /a/b.txt': }
exec { 'echo -n hello | sha256sum': }
exec { 'echo -n hello | md5sum | cut -d" " -f1': }
exec { 'echo -n hello | base64': }
exec { 'expr 3 + 4': }
exec { 'true && echo yes || echo no': }
exec { '/bin/false || echo fallback': }
exec { 'echo err >&2; echo out': }
exec { 'cat <<EOF
line $((1+1))
EOF': provider => shell }
