# case: {"stage": "graph"}
# Keys of YAML and of manifests that are no strings: the title is what it reads as, the value stays what it was.
define labelled($note = 'none') {
  notice($title, $name, type($title, 'generalized'), $note)
  notify { "from ${title}": }
}
create_resources('labelled', { 1 => {}, 2.5 => { note => 'half' }, true => {}, default => { note => 'all' } })
create_resources('labelled', { { a => [1, undef] } => {}, String[1] => {}, Notify['x'] => {}, Sensitive('hidden') => {} })
create_resources('notify', { 1 => {}, 8080 => { message => 'port' }, 1.0e10 => {}, -3 => { name => 'minus' }, 7 => { name => 7 } })
create_resources('@user', { 1000 => { ensure => present } })
User <| title == 1000 |>
Notify <| title == '8080' |> { message => 'a text is another title' }
notify { 'after': require => Notify['8080'] }
Notify['1'] -> Notify['after']
