# case: {"target": {"services": {"web": {"ensure": "stopped", "enable": "false"}}}}
# `manual` is for other systems.
service { 'web': ensure => true, enable => manual }
