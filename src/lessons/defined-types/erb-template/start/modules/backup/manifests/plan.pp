# What is backed up every night, and who is told.
define backup::plan (
  Array[String] $folders,
  Optional[String] $mail = undef,
) {
  file { "/etc/${title}.plan":
    content => template('backup/plan.erb'),
  }
}
