node default {
  include "role::${trusted['extensions']['pp_role']}"
}
