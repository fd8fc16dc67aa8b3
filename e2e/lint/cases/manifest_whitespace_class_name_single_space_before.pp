class  ntp { }
define	ntp::key { }
class ssh { }
