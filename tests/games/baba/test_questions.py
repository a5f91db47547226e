"""The quiz of BabaOrum: 632 questions in two languages, one right answer each, none alike, none given away."""

import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterator
from difflib import SequenceMatcher
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest

FOLDER = Path(__file__).parents[3] / "src/tablee/games/baba/questions"
CATEGORIES = ("technique", "culture", "enfants", "cuisine")
LANGUAGES = ("fr", "en")
SIZES = {"technique": 168, "culture": 168, "enfants": 168, "cuisine": 128}
LONGEST_IS_RIGHT_AT_MOST = 0.35
ALIKE = 0.7  # the two least different questions share two words in three; a rewording shares more

WRONG_FRENCH = {
    "a straight apostrophe": re.compile("'"),
    "three dots instead of an ellipsis": re.compile(r"\.\.\."),
    "a sign without its narrow no-break space": re.compile(r"[^\u202f][?!;]"),
    "a colon without its no-break space": re.compile(r"[^\u00a0]:"),
    "an opening quote without its no-break space": re.compile(r"«(?!\u00a0)"),
    "a closing quote without its no-break space": re.compile(r"(?<!\u00a0)»"),
    "an English quote": re.compile(r"[“”\"]"),
    "a unit without its no-break space": re.compile(r"\d ?(?:%|°C)"),
}
WRONG_ENGLISH = {
    "a straight apostrophe": re.compile("'"),
    "three dots instead of an ellipsis": re.compile(r"\.\.\."),
    "a space before a sign": re.compile(r"\s[?!;:]"),
    "a French or straight quote": re.compile(r"[«»\"]"),
}
WRONG_ANYWHERE = {
    "a space too many": re.compile(r"^\s|\s$|\s\s"),
}


class Wording(NamedTuple):
    """A question in one language."""

    ask: str
    choices: list[str]
    because: str

    def texts(self) -> list[str]:
        """Every text that a player reads."""
        return [self.ask, *self.choices, self.because]


class Question(NamedTuple):
    """A question with the position of its right choice."""

    id: str
    right: int
    wordings: dict[str, Wording]


def read(category: str) -> list[Question]:
    """The questions of one file; an unknown or missing field is an error."""
    with (FOLDER / f"{category}.toml").open("rb") as file:
        content = tomllib.load(file)
    assert set(content) == {"question"}
    return [question(entry) for entry in content["question"]]


def question(entry: dict[str, object]) -> Question:
    """One question as read, with the types it must have."""
    assert set(entry) == {"id", "right", *LANGUAGES}, entry
    assert isinstance(entry["id"], str)
    assert type(entry["right"]) is int, entry["id"]
    return Question(entry["id"], entry["right"], {each: wording(entry[each]) for each in LANGUAGES})


def wording(entry: object) -> Wording:
    """One language of a question as read."""
    assert isinstance(entry, dict)
    assert set(entry) == set(Wording._fields), entry
    assert isinstance(entry["choices"], list), entry
    result = Wording(**entry)
    assert all(isinstance(text, str) for text in result.texts()), entry
    return result


def words(text: str) -> list[str]:
    """The words of a text without accents, capitals and signs."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"\w+", "".join(each for each in letters if not unicodedata.combining(each)))


def chance_of_longest(asked: Question, language: str) -> float:
    """The chance of being right by naming the longest choice, or any of the longest."""
    lengths = [len(choice) for choice in asked.wordings[language].choices]
    longest = max(lengths)
    return (lengths[asked.right] == longest) / lengths.count(longest)


def faults(text: str, language: str) -> Iterator[str]:
    """What is wrong with the typography of a text."""
    rules = WRONG_ANYWHERE | (WRONG_FRENCH if language == "fr" else WRONG_ENGLISH)
    for name, pattern in rules.items():
        if pattern.search(text):
            yield f"{name}: {text}"


QUIZ = {category: read(category) for category in CATEGORIES}
ALL = [each for category in CATEGORIES for each in QUIZ[category]]


def test_there_is_a_file_for_each_category_and_no_other() -> None:
    assert {path.name for path in FOLDER.glob("*.toml")} == {f"{category}.toml" for category in CATEGORIES}


@pytest.mark.parametrize("category", CATEGORIES)
def test_ids_run_without_a_gap(category: str) -> None:
    assert [each.id for each in QUIZ[category]] == [f"{category}-{n:03d}" for n in range(1, SIZES[category] + 1)]


@pytest.mark.parametrize("category", CATEGORIES)
def test_the_right_choice_is_evenly_spread(category: str) -> None:
    assert Counter(each.right for each in QUIZ[category]) == dict.fromkeys(range(4), SIZES[category] // 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_written(language: str) -> None:
    empty = [each.id for each in ALL if not all(words(text) for text in each.wordings[language].texts())]
    assert empty == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_asks(language: str) -> None:
    silent = [each.id for each in ALL if not each.wordings[language].ask.endswith(("?", "…"))]
    assert silent == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_different_choices(language: str) -> None:
    wrong = [each.id for each in ALL if not four_different(each.wordings[language].choices)]
    assert wrong == []


def four_different(choices: list[str]) -> bool:
    """Whether the choices are four, however they are capitalised or accented."""
    return len(choices) == len({" ".join(words(choice)) for choice in choices}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_does_not_contain_its_answer(language: str) -> None:
    given_away = [each.id for each in ALL if gives_itself_away(each, language)]
    assert given_away == []


def gives_itself_away(asked: Question, language: str) -> bool:
    """Whether the right choice alone stands in the question, word for word."""
    within = " ".join(words(asked.wordings[language].ask))
    named = [f" {' '.join(words(choice))} " in f" {within} " for choice in asked.wordings[language].choices]
    return named[asked.right] and named.count(True) == 1


def test_no_language_is_left_untranslated() -> None:
    assert [each.id for each in ALL if each.wordings["fr"].because == each.wordings["en"].because] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("category", CATEGORIES)
def test_naming_the_longest_choice_does_not_pay(category: str, language: str) -> None:
    chances = [chance_of_longest(each, language) for each in QUIZ[category]]
    assert sum(chances) / len(chances) <= LONGEST_IS_RIGHT_AT_MOST


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_is_asked_twice(language: str) -> None:
    times = Counter(" ".join(words(each.wordings[language].ask)) for each in ALL)
    assert [ask for ask, count in times.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_questions_are_nearly_alike(language: str) -> None:
    assert list(nearly_alike(language)) == []


def nearly_alike(language: str) -> Iterator[tuple[str, str]]:
    """The pairs of questions whose words, with those of their right choice, are mostly the same."""
    told = {each.id: words(f"{each.wordings[language].ask} {right_choice(each, language)}") for each in ALL}
    for first, second in combinations(told, 2):
        matcher = SequenceMatcher(None, told[first], told[second], autojunk=False)
        if matcher.real_quick_ratio() >= ALIKE and matcher.quick_ratio() >= ALIKE and matcher.ratio() >= ALIKE:
            yield first, second


def right_choice(asked: Question, language: str) -> str:
    """The right choice in one language."""
    return asked.wordings[language].choices[asked.right]


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    found = [
        f"{each.id}: {fault}"
        for each in ALL
        for text in each.wordings[language].texts()
        for fault in faults(text, language)
    ]
    assert found == []


@pytest.mark.parametrize("text", ["Quoi ?", "Quoi?", "L'œuf", "Un : deux", "«Baba»", "Vers 31 °C", "Oui...", " Non"])
def test_poor_french_typography_is_noticed(text: str) -> None:
    assert list(faults(text, "fr")) != []
