node default {
  notify { 'the machine is ready': }
}
