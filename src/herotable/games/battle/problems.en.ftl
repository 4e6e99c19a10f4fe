# What can be wrong with the options of Superhero Battle.

battle-with-seats = { $choices } with { $seats } seats
