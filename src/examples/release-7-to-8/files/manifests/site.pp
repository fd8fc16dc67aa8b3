# Puppet 7 warns of most of this; Puppet 8 refuses it.
node default {
  include web
}
