# case: {"prepare":["printf '10.0.0.9 stale stale.example.com\\n' >> /etc/hosts"],"look":["/etc/hosts"],"between":["sed -i '/node2/d' /etc/hosts"]}
$nodes = { 'node1' => '10.0.0.1', 'node2' => '10.0.0.2', 'node3' => '10.0.0.3' }
$nodes.each |$n, $ip| { host { "${n}.example.com": ip => $ip, host_aliases => [$n], comment => "cluster ${n}" } }
host { 'stale': ensure => absent }
host { 'localhost': ip => '127.0.0.1', host_aliases => ['localhost.localdomain'] }
resources { 'host': purge => false }
