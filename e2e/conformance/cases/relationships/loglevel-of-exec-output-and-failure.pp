# Output follows the level, failures do not.
exec { '/bin/echo one': loglevel => warning }
exec { '/bin/echo two': loglevel => info, logoutput => true }
exec { '/bin/sh -c "echo three; false"': loglevel => debug, logoutput => on_failure }
notify { 'four': loglevel => err }
