include profile::time
