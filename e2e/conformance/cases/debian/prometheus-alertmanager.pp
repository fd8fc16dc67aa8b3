# case: {"look": ["/etc/prometheus", "/etc/prometheus/prometheus.yml", "user:prometheus", "/var/lib/prometheus"], "services": ["prometheus", "prometheus-node-exporter"]}
package { ['prometheus', 'prometheus-alertmanager']: ensure => installed }
file { '/etc/prometheus/prometheus.yml': content => "global:\n  scrape_interval: 15s\nscrape_configs:\n  - job_name: node\n    static_configs:\n      - targets: ['localhost:9100']\n", require => Package['prometheus'], notify => Service['prometheus'], validate_cmd => '/usr/bin/promtool check config %' }
service { ['prometheus', 'prometheus-alertmanager', 'prometheus-node-exporter']: ensure => running, enable => true, require => Package['prometheus', 'prometheus-alertmanager'] }
