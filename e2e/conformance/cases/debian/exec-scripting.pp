# case: {"files": {"/opt/data/list.csv": "name,qty,price\napple,3,0.50\npear,10,0.25\nfig,7,1.20\n"}, "look": ["/opt/data/total", "/opt/data/sorted", "/opt/data/env", "/opt/data/loop"]}
Exec { path => ['/usr/local/bin', '/usr/bin', '/bin'], logoutput => true, cwd => '/opt/data' }
exec { 'total': command => "awk -F, 'NR>1 { t += \$2 * \$3 } END { printf \"%.2f\\n\", t }' list.csv > total", provider => shell, creates => '/opt/data/total' }
exec { 'sorted': command => 'tail -n +2 list.csv | sort -t, -k2,2n | cut -d, -f1,2 > sorted', provider => shell, creates => '/opt/data/sorted' }
exec { 'env': command => 'env | grep -E "^(APP|LANG|HOME)" | sort > env; cat env', provider => shell, environment => ['APP_ENV=prod', 'APP_PORT=80'], creates => '/opt/data/env' }
exec { 'loop': command => 'for i in $(seq 1 3); do echo "n=$i"; done | tee loop', provider => shell, creates => '/opt/data/loop' }
exec { 'case': command => 'bash -c \'x=hello; echo ${x^^} ${#x} ${x:1:3} ${x/l/L}\'' }
exec { 'arith': command => 'bash -c "echo $((7 * 6)) $((10 % 3)) $((2 ** 8))"', provider => shell }
exec { 'heredoc': command => "cat <<END\nline \$HOME\nEND\n", provider => shell }
exec { 'which': command => 'which sh && type cd && command -v awk', provider => shell }
exec { 'xargs': command => 'printf "a b c" | xargs -n1 echo item', provider => shell }
exec { 'stat': command => 'stat -c "%a %U %n" list.csv; basename /a/b.txt .txt; dirname /a/b.txt', provider => shell }
exec { 'md5': command => 'md5sum list.csv; wc -l < list.csv; head -c 4 list.csv; echo', provider => shell }
exec { 'fails': command => 'cat missing.txt || exit 4', provider => shell }
exec { 'date': command => 'date -d 2024-02-29 +%A; date -u -d @0 +%Y-%m-%dT%H:%M:%SZ', provider => shell }
