notice(lookup('motd::list'))
notice(lookup('nested.key'))
class motd($text, $list) { notify { $text: } }
include motd
