# case: {"settings": {"strict_variables": "true"}}
class a { notice($nope) }
include a
