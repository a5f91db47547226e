"""Faults of language: what no sentence of any game may say, whoever plays and whatever card it names."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from tablee.kernel.game import Game
from tablee.kernel.grammar import NONE, Noun, fillings
from tablee.kernel.steps import is_question
from tablee.kernel.telling import capital
from tablee.kernel.words import Words

PLAYERS = ("Alice", "Hippolyte", "Bruno", "Élodie", "Yann", "Harry", "Œdipe", "zoé")
TITLES = (*PLAYERS, "Ar Seizh Bigoudenn")
NUMBERS = (-1, 0, 1, 2, 3, 7)
VOWEL = "[AEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆaeiouàâäéèêëîïôöùûüœæ]"
ARTICLES = {
    "fr": [
        "le",
        "la",
        "les",
        "un",
        "une",
        "des",
        "du",
        "de",
        "au",
        "aux",
        "à",
        "son",
        "sa",
        "ses",
        "ton",
        "ta",
        "tes",
        "cette",
        "ce",
        "cet",
        "deux",
    ],
    "en": ["the", "a", "an", "some", "your", "my", "one", "two"],
}
VERBS = {  # of whoever does something in a log
    "fr": "joue|prend|pioche|pose|donne|défausse|montre|garde|choisit|vole|cuisine|annonce|paie|tue|perd|gagne",
    "en": "plays|takes|draws|places|gives|discards|shows|keeps|picks|steals|cooks|announces|pays|kills|loses|wins",
}
THINGS = {
    "fr": "lapin|carte|point|charge|recette|plat|tour|manche|pâtisserie",
    "en": "rabbit|card|point|charge|recipe|turn|round",
}


def agreement(things: str, one: str) -> re.Pattern[str]:
    """A number beside a thing in the wrong number; `one` are the numbers that take the singular."""
    return re.compile(rf"(?<![\d−+×-])\b(?:{one} (?:{things})s|(?!{one} )\d+ (?:{things}))\b")


FAULTS = {
    "both": {
        "a placeable that was not filled": re.compile(r"[{}]|\w\(\)"),
        "a word twice": re.compile(r"\b(?!vous\b|nous\b|ha\b|là\b)(\w+) \1\b", re.IGNORECASE),
        "two spaces, or one before a comma": re.compile(r"  | [,.]"),
        "a sign twice": re.compile(r"([.,;:])\1(?!\.)|\?\?|!!|!\."),
    },
    "fr": {
        "no elision": re.compile(rf"(?<![-\w])(?:de|que|le|la|ne|se|je|ce|me|te) (?!Yann){VOWEL}(?!\b)"),
        "no elision before a mute h": re.compile(r"\b(?:de|que|le|la) (?:Hippolyte|Hélène|huile)"),
        "elision where none is": re.compile(r"\b(?:d|qu|l|s|n)’(?:Yann|Harry|[bcdfgjklmnpqrstvwxz])", re.IGNORECASE),
        "an article not drawn together": re.compile(r"\b(?:(?:à|de) les?(?! \w+[ei]r\b)|de de|du le|de du|à au)\b"),
        "two verbs": re.compile(r"\b[A-Z]\w+(?:er|ir|re) [A-ZÉ]\w+(?:er|ir)\b"),
        "an ordinary space before a sign": re.compile(r" [;:!?»]|« "),
        "a straight apostrophe": re.compile(r"\w'\w"),
        "two articles": re.compile(r"\b(?:les?|la|une?|des|du|aux?) (?:les?|la|une?|du|aux?)\b", re.IGNORECASE),
        "si il": re.compile(r"\bsi ils?\b", re.IGNORECASE),
        "two verbs told": re.compile(rf"\b(?:{VERBS['fr']}) (?:{VERBS['fr']})\b"),
        "a number that does not agree": agreement(THINGS["fr"], "[01]"),
    },
    "en": {
        "a before a vowel": re.compile(r"\ba “?(?:[aeioAEIO]|[uU](?!ten|ni))"),
        "an before a consonant": re.compile(r"\ban “?[^aeiouAEIOUhéÉ\W]"),
        "two articles": re.compile(r"\b(?:the|an?|some) (?:the|an?|some)\b", re.IGNORECASE),
        "two verbs": re.compile(r"\b(?:Play|Take|Discard) (?:Play|Take|Discard|Answer)\b"),
        "two verbs told": re.compile(rf"\b(?:{VERBS['en']}) (?:{VERBS['en']})\b"),
        "a number that does not agree": agreement(THINGS["en"], "1"),
    },
}


def faults(text: str, lang: str, nouns: Sequence[Noun] = ()) -> list[str]:
    """What is wrong with a sentence; `nouns` are the things it may speak of."""
    found = [name for group in ("both", lang) for name, fault in FAULTS[group].items() if fault.search(text)]
    if nouns and re.search(rf"\b{NONE}\b", text):
        found.append("a card or player that is not there")
    return found + bare_nouns(text, nouns, lang)


def bare_nouns(text: str, nouns: Sequence[Noun], lang: str) -> list[str]:
    """Nouns that follow a word which is no article; the long ones first, for they may hold others."""
    found = []
    for noun in sorted(nouns, key=len, reverse=True):
        if noun.grammar and noun in text:
            found += [f"a bare {noun}"] if bare(text, noun, lang) else []
            text = text.replace(noun, "§")
    return found


def bare(text: str, noun: Noun, lang: str) -> bool:
    for match in re.finditer(rf"(\S+) {re.escape(noun)}(?!\w)", text):
        word = match[1].lower().strip("«(“\u202f")
        if word[-1:].isalpha() and word not in ARTICLES[lang] and not word.endswith(("’s", "’")):
            return True
    return False


# -- Every sentence of a game -------------------------------------------------------------


def nouns_of(game: Game, words: Words) -> list[Noun]:
    """Cards that sentences speak of; orders only have a title."""
    nouns = [words.noun(f"card-{kind}") for kind in game.new(game.usual, 1).kind_names]
    return [noun for noun in nouns if noun.grammar or not noun.startswith(("Le ", "La ", "L’", "The "))]


def sentences(game: Game, lang: str) -> Iterator[tuple[str, str]]:
    """Each message of the game with every card, and with names of each sound; the name of the message first."""
    words = game.words(lang)
    nouns = nouns_of(game, words)
    for message, args in messages(game):
        attributes = ("", ".why") if message.startswith("event-") else ("",)
        for attribute in attributes:
            for values in cases(args, nouns, absent(words, message)):
                yield message + attribute, said(words, message + attribute, values)
    for message in sorted(plain_messages(words)):
        yield message, words.say(message)
    yield from outcomes(words)


def outcomes(words: Words) -> Iterator[tuple[str, str]]:
    """How a game ended, for one winner and for two, with every number."""
    for ending in re.findall(r"^(ending-\w+) =", words.text, re.MULTILINE):
        for score in NUMBERS[1:] if words.has(f"{ending}.won") else ():
            for count, names in ((1, "Alice"), (2, "Harry et Zoé")):
                yield f"{ending}.won", words.say(f"{ending}.won", winners=names, count=count, score=score)


CALLED = {"name", "names", "game", "host", "judge", "player", "bot", "who", "winners"}  # by what people call them


def spoken(name: str, n: int) -> str:
    return TITLES[n % len(TITLES)] if name in CALLED else str(n % 7 + 2)


def elsewhere(words: Words) -> Iterator[tuple[str, str]]:
    """Messages of the server, the terminal, the lab and the page, each placeable with names and with numbers."""
    for message, body in re.findall(r"^([a-z][\w-]*) =(.*(?:\n(?:[ }\t].*|(?=\n)))*)", words.text, re.MULTILINE):
        placed = sorted(set(re.findall(r"\$([\w-]+)", body)))
        counted = {name for name in placed if re.search(rf"\${name}\s*->", body)}
        for shift in range(len(TITLES) if placed else 1):
            for number in (0, 1, 2, None):
                names = {name: spoken(name, shift + 3 * n) for n, name in enumerate(placed)}
                numbers = {name: number for name in counted - CALLED if number is not None}
                yield message, words.say(message, **{**names, **numbers})


def said(words: Words, message: str, values: dict[str, object]) -> str:
    return capital(words.say(message, **values), PLAYERS)


def messages(game: Game) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Events, options and questions with the sorts of what they tell: s for a seat, k for a card, i for a number."""
    for event, parts in game.events.items():
        pairs = [part.lstrip("!").partition(":")[::2] for part in parts.split()]
        yield f"event-{event}", [(name, {"Seat": "s", "Kind": "k"}.get(kind, "i")) for name, kind in pairs]
    words = game.words("fr")
    for step, (rule, letters, params) in game.new(game.usual, 1).names().items():
        message = f"{'question' if is_question(step) else 'option'}-{rule}"
        if words.has(message):
            yield message, list(zip(params.split(), letters, strict=True))


def absent(words: Words, message: str) -> set[str]:
    """What a message says it can do without."""
    block = re.search(rf"^{message} =.*(?:\n[ }}].*)*", words.text, re.MULTILINE)
    return set(re.findall(r"\$(\w+) ->\s+\[none\]", block[0] if block else ""))


def cases(args: list[tuple[str, str]], nouns: Sequence[Noun], absent: set[str]) -> Iterator[dict[str, object]]:
    """Every card in each place, every name in each place, every number; not all of them with all others."""
    many = {"k": len(nouns), "s": len(PLAYERS), "i": len(NUMBERS)}
    rounds = max([many[sort] for _, sort in args], default=1)
    for shift in range(rounds + 1):
        yield {name: value(sort, shift + 3 * place, nouns) for place, (name, sort) in enumerate(args)}
    for name, sort in args:  # each number with the others at rest, and each thing that may not be there
        for shift in range(len(NUMBERS) if sort == "i" else 0):
            yield {n: value(s, shift if n == name else 1 + place, nouns) for place, (n, s) in enumerate(args)}
        if name in absent:
            yield {n: NONE if n == name else value(s, place, nouns) for place, (n, s) in enumerate(args)}


def value(sort: str, n: int, nouns: Sequence[Noun]) -> object:
    if sort == "s":
        return PLAYERS[n % len(PLAYERS)]
    return nouns[n % len(nouns)] if sort == "k" else NUMBERS[n % len(NUMBERS)]


PLAIN = ("reason-", "ending-", "ruling-", "setting-", "card-", "field-", "tally-", "game-")


def plain_messages(words: Words) -> Iterator[str]:
    """Everything else that is said to players, with its attributes but for the grammar and Breton names."""
    head = ""
    for line in words.text.splitlines():
        if match := re.match(r"([a-z][\w-]*) =", line, re.IGNORECASE):
            head = match[1]
            if head.startswith(PLAIN):
                yield head
        elif (match := re.match(r"\s+\.(\w+) =", line)) and head.startswith(PLAIN) and match[1] in ("text", "why"):
            yield f"{head}.{match[1]}"


def filled(text: str) -> str:
    """A sentence made with blanks, with the names put in later."""
    for blank, name in fillings(list(PLAYERS)):
        text = text.replace(blank, name)
    return text
