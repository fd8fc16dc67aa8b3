# Which features the application offers. What is not named here is switched
# off by removing its line: see the class.
class { 'flags':
  features => {
    'search'       => 'on',
    'legacy_login' => 'off',
    'dark_mode'    => 'on',
  },
}
