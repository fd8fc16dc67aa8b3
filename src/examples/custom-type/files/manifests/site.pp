# The features that the application offers. The class removes the line of a
# feature that is not listed here, which switches it off.
class { 'flags':
  features => {
    'search'       => 'on',
    'legacy_login' => 'off',
    'dark_mode'    => 'on',
  },
}
