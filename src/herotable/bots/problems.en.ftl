# What can be wrong with the name of a bot and its settings.

bot-place = bot { $bot }
bot-setting = unknown setting { $setting }; it has { $known }
bot-setting-range = { $name } ({ $range })
bot-setting-twice = { $setting }: stands twice
seconds = a number above 0, at most { $most }
seed = a whole number
file-name = the name of a file
not-compiled = { $title } could not be compiled: { $reason }
