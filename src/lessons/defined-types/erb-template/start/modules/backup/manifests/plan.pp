# The nightly backup of directories, and who gets mail about it.
define backup::plan (
  Array[String] $folders,
  Optional[String] $mail = undef,
) {
  file { "/etc/${title}.plan":
    content => template('backup/plan.erb'),
  }
}
