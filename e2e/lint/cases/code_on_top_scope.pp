# A comment is no code.
class ntp {
  notice('inside')
}
notice('outside')
define ntp::key { notice('inside') }
$port = 123
