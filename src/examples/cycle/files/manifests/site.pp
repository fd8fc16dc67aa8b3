# The web server needs its certificate, and the renewal of the certificate
# needs the web server, so neither can come first. Open the cycle in the
# graph to see which relationship to remove.
node default {
  include profile::web
  include profile::certificate

  # Somebody added this line in a hurry, long after the classes.
  Class['profile::certificate'] -> Class['profile::web']
}
