class ntp inherits ntp::params { }
class ssh inherits ssh::globals { }
class cron inherits cron::params::debian { }
