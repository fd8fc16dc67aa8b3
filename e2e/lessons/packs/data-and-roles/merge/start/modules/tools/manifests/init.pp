# Tools for those who work on a machine.
class tools (
  Array[String] $packages,
) {
  package { $packages:
    ensure => installed,
  }
}
