"""TransAmerica: connect your five cities with rails that everybody may use."""
