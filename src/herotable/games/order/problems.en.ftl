# What can be wrong with a pack of Full Order.

order-alike = expected at most { $most } { $colour } cards of one { $kind }
