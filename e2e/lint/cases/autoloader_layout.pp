class ntp { }
class ntp::server { }
class ntp::server::pool { }
define ntp::key { }
class autoloader_layout { }
class { 'ntp': }
