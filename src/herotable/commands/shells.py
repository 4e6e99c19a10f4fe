"""Completion scripts for shells: everything known beforehand, so that a Tab never has to wait for Python."""

import shlex
from collections.abc import Callable, Iterator

from ..games import TITLES
from .completion import Argument, Command

Script = Callable[[list[Command]], str]

# `$path` becomes the words of the line that name a command: `lab arena` of `herotable lab arena pow`.
BASH = """\
_herotable() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}} path= title= i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$path ${{COMP_WORDS[i]}}" in
      {paths}) path="${{path:+$path }}${{COMP_WORDS[i]}}" ;;
    esac
    case "${{COMP_WORDS[i]}}" in {titles}) title=${{COMP_WORDS[i]}} ;; esac
  done
  case "$path $previous" in
{values}
  esac
  case "$path" in
{words}
  esac
}}
_herotable_words() {{ COMPREPLY=($(compgen -W "$1" -- "$current")); }}
_herotable_open() {{ compopt -o nospace 2> /dev/null; _herotable_words "$1"; }}
_herotable_list() {{ COMPREPLY=($(compgen -P "${{current%"${{current##*,}}"}}" -W "$1" -- "${{current##*,}}")); }}
_herotable_files() {{ compopt -o filenames 2> /dev/null; COMPREPLY=($(compgen -f -- "$current")); }}
complete -F _herotable herotable
"""

ZSH = """\
#compdef herotable
_herotable() {{
  local current=${{words[CURRENT]}} previous=${{words[CURRENT-1]}} path_= title= i
  for ((i = 2; i < CURRENT; i++)); do
    case "$path_ ${{words[i]}}" in
      {paths}) path_="${{path_:+$path_ }}${{words[i]}}" ;;
    esac
    case "${{words[i]}}" in {titles}) title=${{words[i]}} ;; esac
  done
  case "$path_ $previous" in
{values}
  esac
  case "$path_" in
{words}
  esac
}}
_herotable_words() {{ compadd -- ${{=1}}; }}
_herotable_open() {{ compadd -S '' -- ${{=1}}; }}
_herotable_list() {{ compset -P '*,'; compadd -S '' -- ${{=1}}; }}
_herotable_files() {{ _files; }}
if [ "$funcstack[1]" = "_herotable" ]; then _herotable; else compdef _herotable herotable; fi
"""

FISH = """\
function __herotable_at --argument-names wanted
  set -l path ''
  for word in (commandline -opc)[2..]
    switch "$path $word"
      case {paths}
        set path (string trim -- "$path $word")
    end
  end
  test "$path" = "$wanted"
end
function __herotable_title
  for word in (commandline -opc)
    if contains -- $word {titles}
      echo $word
      return
    end
  end
  echo ''
end
function __herotable_list
  set -l current (commandline -ct)
  set -l before (string replace -r '[^,]*$' '' -- $current)
  for word in $argv
    echo $before$word
  end
end
complete -c herotable -f
{rules}
"""


def bash(commands: list[Command]) -> str:
    """Completions for bash."""
    return BASH.format(
        paths=_paths(commands, "|"), titles="|".join(TITLES), values=_values(commands), words=_words(commands)
    )


def zsh(commands: list[Command]) -> str:
    """Completions for zsh."""
    return ZSH.format(
        paths=_paths(commands, "|"), titles="|".join(TITLES), values=_values(commands), words=_words(commands)
    )


def fish(commands: list[Command]) -> str:
    """Completions for fish, with the help of each word."""
    return FISH.format(paths=_paths(commands, " "), titles=" ".join(TITLES), rules="\n".join(_fish_rules(commands)))


SHELLS: dict[str, Script] = {"bash": bash, "zsh": zsh, "fish": fish}


def _paths(commands: list[Command], between: str) -> str:
    """A pattern of each command: the path before it, a blank, its name."""
    paths = [command.path.rpartition(" ") for command in commands if command.path]
    return between.join(f"'{before} {name}'" for before, _, name in paths)


def _values(commands: list[Command]) -> str:
    """A line for each option that a value follows."""
    options = [(c.path, a) for c in commands for a in c.arguments if a.options and a.takes_value]
    lines = [(_either([f"{path} {option}" for option in a.options]), _reply(a)) for path, a in options]
    return "\n".join(f"    {pattern}) {reply}; return ;;" for pattern, reply in lines)


def _words(commands: list[Command]) -> str:
    """A line for each command: behind a dash its options, else its commands or what stands by itself."""
    return "\n".join(f"    '{command.path}') {_of_command(command)} ;;" for command in commands)


def _of_command(command: Command) -> str:
    options = " ".join(option for argument in command.arguments for option in argument.options)
    own = [argument for argument in command.arguments if not argument.options]
    reply = f"_herotable_words {shlex.quote(' '.join(command.commands))}" if command.commands else ":"
    reply = _reply(own[0]) if own else reply
    return f'if [[ "$current" == -* ]]; then _herotable_words {shlex.quote(options)}; else {reply}; fi'


def _either(patterns: list[str]) -> str:
    return "|".join(f"'{pattern}'" for pattern in patterns)


def _reply(argument: Argument) -> str:
    """The function that answers for an argument, perhaps by the title that was typed before."""
    if argument.is_file:
        return "_herotable_files"
    kind = "list" if argument.is_list else "open" if argument.is_open else "words"
    cases = {**argument.by_title, "*": argument.words}
    replies = {title: f"_herotable_{kind} {shlex.quote(' '.join(words))}" for title, words in cases.items() if words}
    if not argument.by_title:
        return replies.get("*", ":")
    return f'case "$title" in {" ".join(f"{title}) {reply} ;;" for title, reply in replies.items())} esac'


def _fish_rules(commands: list[Command]) -> Iterator[str]:
    for command in commands:
        at = f"complete -c herotable -n {_fish(f'__herotable_at {_fish(command.path)}')}"
        yield from (f"{at} -a {_fish(name)} -d {_fish(help)}" for name, help in command.commands.items())
        yield from (f"{at} {_fish_argument(argument)}" for argument in command.arguments)


def _fish_argument(argument: Argument) -> str:
    names = [f"-l {option[2:]}" if option.startswith("--") else f"-s {option[1:]}" for option in argument.options]
    parts = [*names, f"-d {_fish(argument.help)}"]
    if argument.is_file:
        parts.append("-r -F" if names else "-F")
    elif argument.takes_value:
        parts += ["-x"] if names else []
        parts += [f"-a {_fish(_fish_words(argument))}"] if argument.words else []
    return " ".join(parts)


def _fish_words(argument: Argument) -> str:
    words = " ".join(argument.words)
    if argument.by_title:
        cases = {**argument.by_title, "'*'": argument.words}
        said = [f"case {title}; printf '%s\\n' {' '.join(words)}" for title, words in cases.items()]
        return f"(switch (__herotable_title); {'; '.join(said)}; end)"
    return f"(__herotable_list {words})" if argument.is_list else words


def _fish(text: str) -> str:
    """A text in fish's quotes."""
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"
