class ntp-server { }
define ntp::time-key { }
class ntp_server { }
