class ntpServer { }
define ntp::Key { }
class ntp { }
