"""The server's own words: both languages say everything, and nothing is said without words."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import tablee.server
from tablee import bots
from tablee.server.review.present import OURS
from tablee.server.words import PRESETS, clean, phrases

FOLDER = Path(tablee.server.__file__).parent


def names(lang: str) -> set[str]:
    return set(listed(phrases(lang).text))


def listed(text: str) -> list[str]:
    return re.findall(r"^([A-Za-z][A-Za-z0-9_-]*) =", text, re.MULTILINE)


def test_both_languages_have_the_same_words() -> None:
    assert names("fr") == names("en")


def test_no_sentence_is_written_twice() -> None:
    files = [*FOLDER.parent.rglob("*.ftl")]
    assert len(files) > 10
    for file in files:
        found = Counter(listed(file.read_text("utf-8")))
        assert {name: n for name, n in found.items() if n > 1} == {}, file


def called(source: str) -> set[str]:
    """What reminders tell of."""
    calls = re.findall(r"_call(?:_absent)?\(([^)]*)", source)
    return {code for words in calls for code in re.findall(r'"(\w+)"', words)}


def test_everything_that_is_said_has_words_and_every_word_is_said() -> None:
    source = "".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    codes = set(re.findall(r'(?:Refusal|misread)\(\s*"(\w+)"', source)) | set(
        re.findall(r'"(not_\w+|no_such_seat|hello_first)"', source)
    )
    said = {f"refused-{code}" for code in codes} | {f"preset-{name}" for name in PRESETS}
    said |= (
        {"preview", "trouble-rule", "trouble-old_rules"}
        | {f"bye-{code}" for code in ("kicked", "left", "flood")}
        | {f"level-{level}" for level in bots.LEVELS}
        | {f"tally-{name}" for name in OURS}
        | set(re.findall(r'"(hint-[a-z]+)"', source))
        | {f"reminder-{code}" for code in called(source)}
        | set(re.findall(r'"(reminder-[a-z-]+)"', source))
        | {f"results-{name}" for name in re.findall(r'"(\w+)"', " ".join(re.findall(r"results-\{name\}.*", source)))}
        | set(re.findall(r'"(results-[a-z]+)"', source))
        | {f"notice-{code}" for told in re.findall(r"_tell\(([^)]*)", source) for code in re.findall(r'"(\w+)"', told)}
    )
    assert said <= names("fr")
    spare = names("fr") - said
    assert all(name.startswith(("level-", "named-")) for name in spare), spare


def test_what_people_type_is_one_harmless_line() -> None:
    assert clean("  a\u0000b\n\u202ec  ", 24) == "a b c"
    assert clean("e\u0301", 24) == "é"
    assert clean("x" * 100, 24) == "x" * 24
    assert clean("👩\u200d🍳", 24) == "👩\u200d🍳"
