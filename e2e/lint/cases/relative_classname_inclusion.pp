include ::ntp
contain ::ssh, ::cron
require '::at'
include(::mail)
class { '::web': }
class web::server inherits ::web { }
include ntp, f(::x)
