# case: {"stage": "compile"}
# A bare type is copied as a resource without a title, which the title pattern of file does not match.
notify { 'package': message => Package }
notify { 'in a hash': message => { 'a' => File } }
@notify { 'virtual': message => File }
notify { 'in a list': message => ['a', [File]] }
