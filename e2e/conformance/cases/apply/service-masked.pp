# case: {"target": {"services": {"web": {"ensure": "running", "enable": "true"}}}}
# Masked means that nobody starts it.
service { 'web': ensure => stopped, enable => mask, hasstatus => false, hasrestart => true }
