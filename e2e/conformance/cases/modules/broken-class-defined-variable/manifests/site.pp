notice(defined("\$chrony::config"))
