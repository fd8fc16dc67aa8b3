# facts types, as releases before 4 take it.
notice($processorcount, $is_virtual, $uptime_days, $osfamily, $::ipaddress_eth0, $servername, $environment, $clientcert)
