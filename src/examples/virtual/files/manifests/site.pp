# All users are declared in one place, as virtual resources. Puppet does
# not apply them yet. Each class realizes the users that it needs. If two
# classes realize the same user, the catalog contains it once.
node default {
  include people

  include web
  include database
}
