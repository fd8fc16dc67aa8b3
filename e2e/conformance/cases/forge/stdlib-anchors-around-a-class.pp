# case: {"modules": ["stdlib"]}
class inner { notify { 'inner': } }
class outer {
  anchor { 'outer::begin': } -> class { 'inner': } ~> anchor { 'outer::end': }
}
class { 'outer': } ~> exec { '/bin/true': refreshonly => true }
notify { 'first': before => Class['outer'] }
