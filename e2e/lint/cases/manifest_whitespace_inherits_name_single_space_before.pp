class ntp::server inherits  ntp { }
class ntp::client inherits ntp { }
class ntp::pool inherits
  ntp { }
