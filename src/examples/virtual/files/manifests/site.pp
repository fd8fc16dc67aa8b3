# Everybody is declared in one place, as virtual resources: known, but not
# on any machine yet. Each class then realizes those whom it needs. Two
# classes may ask for the same person; she is there once.
node default {
  include people

  include web
  include database
}
