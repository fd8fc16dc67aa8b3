# The web server needs its certificate, and the certificate's renewal
# needs the web server: nothing can come first. Open the cycle in the
# graph to see which relationship to take away.
node default {
  include profile::web
  include profile::certificate

  # Written long after the classes, by someone in a hurry.
  Class['profile::certificate'] -> Class['profile::web']
}
