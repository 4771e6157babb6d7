"""TransAmerica: join your five cities over rails that everybody may use."""
