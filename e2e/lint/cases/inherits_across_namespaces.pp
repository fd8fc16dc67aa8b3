class ntp::server inherits ntp { }
class ntp::client inherits time { }
class ::ntp::pool inherits ::ntp { }
