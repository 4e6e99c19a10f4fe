# What can go wrong with the rules and the box that were kept of a match.

stored-rules-failed = the rules of this match cannot be run here: { $reason }
stored-rules-format = the rules of this match are kept in format { $format }, but this program reads format { $known }
stored-rules-box = the box of this match of { $title } was not kept
