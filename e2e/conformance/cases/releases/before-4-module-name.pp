# module name, as releases before 4 take it.
notice("[$module_name] [$caller_module_name]")
