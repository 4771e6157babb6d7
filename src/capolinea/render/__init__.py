"""Drawing: SVG and HTML made from views, with no rules in them."""
