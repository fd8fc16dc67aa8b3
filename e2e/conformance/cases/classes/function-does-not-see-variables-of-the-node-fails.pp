# case: {"node":"db.example.com","stage":"compile"}
function top_of() { $top }
function role_of() { $role }
$top = 'top'
node default {
  $role = 'database'
  ['a'].each |$name| { notice("a lambda sees ${role} and ${top}") }
  notice(top_of())
  notice(role_of())
}
