class ntp{ }
class ssh  { }
class cron
{
}
define at (String $x) { }
define late($x) { }
