# A helper.
# @api private
define demo::helper (String $text = $title) { }
