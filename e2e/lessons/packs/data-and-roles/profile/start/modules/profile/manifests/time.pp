# The clock of all our machines.
class profile::time {
}
