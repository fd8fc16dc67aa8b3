# Puppet 7 warns about most of this. Puppet 8 rejects it.
node default {
  include web
}
