# How this company runs its web servers.
class profile::web {
  include nginx
}
