"""What people write, made fit to be shown: names and lines of chat in any script."""

import unicodedata

LONGEST_NAME = 32
"""In graphemes: what a reader takes for one character."""
MOST_MARKS = 5
"""On one letter; more would be drawn over the lines above and below."""

JOINERS = "\u200c\u200d"
"""The two invisible characters that scripts and emoji need."""
EMOJI_STYLE = "\ufe0f"
"""Asks for the coloured picture of a symbol."""
BLANKS = str.maketrans(dict.fromkeys("\u115f\u1160\u2800\u3164\uffa0", " "))
"""Characters that count as letters or symbols but show nothing."""
UNSEEN_MARKS = frozenset(
    map(
        chr, (0x34F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0))
    )
)
"""Marks that show nothing."""
ALIKE = str.maketrans("аеорсухіјѕһԁԛԝоαονρτυ", "aeopcyxijshdqwoaovptu")
"""Letters of other scripts that a reader takes for Latin ones."""


def clean_name(text: str) -> str | None:
    """The name as it is shown: a clean line, at most 32 graphemes long. None where nothing is left."""
    short = "".join(graphemes(clean_line(text))[:LONGEST_NAME]).strip(" " + JOINERS)
    return short if any(_is_visible(char) for char in short) else None


def clean_line(text: str) -> str:
    """One line in NFC, without what can't be seen, turns the writing direction or piles up marks."""
    text = unicodedata.normalize("NFC", text).translate(BLANKS)
    kept = "".join(" " if _is_space(char) else char for char in text if _is_space(char) or _is_kept(char))
    clusters = graphemes(" ".join(kept.split()))
    return "".join(_with_few_marks(cluster) for cluster in clusters)


def _is_space(char: str) -> bool:
    return unicodedata.category(char)[0] == "Z" or char in "\t\n\r"


def _is_kept(char: str) -> bool:
    if char in JOINERS or char == EMOJI_STYLE or _is_emoji(char):
        return True
    return unicodedata.category(char)[0] != "C" and char not in UNSEEN_MARKS


def _is_visible(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS" or _is_emoji(char)


def _is_emoji(char: str) -> bool:
    """Known by its place, as there are newer ones than Python knows."""
    return "\U0001f000" <= char <= "\U0001faff"


def _with_few_marks(cluster: str) -> str:
    """A letter with at most so many marks; only what can be a picture keeps the mark that asks for one."""
    letter, marks = cluster[:1], cluster[1:]
    if unicodedata.category(letter)[0] in "LM":
        marks = marks.replace(EMOJI_STYLE, "")
    if unicodedata.category(letter)[0] == "S":
        return letter + marks
    return letter + marks[:MOST_MARKS]


def graphemes(text: str) -> list[str]:
    """The text cut into what a reader takes for single characters (near enough to UAX 29 for names)."""
    clusters: list[str] = []
    for char in text:
        if clusters and _extends(clusters[-1], char):
            clusters[-1] += char
        else:
            clusters.append(char)
    return clusters


def _extends(cluster: str, char: str) -> bool:
    if unicodedata.category(char)[0] == "M" or char in JOINERS or cluster[-1] == "\u200d":
        return True
    if "\U0001f3fb" <= char <= "\U0001f3ff":  # the tone of the emoji before it
        return True
    return _is_flag_letter(char) and len(cluster) == 1 and _is_flag_letter(cluster)


def _is_flag_letter(char: str) -> bool:
    """Two of these make a flag."""
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def look(name: str) -> str:
    """Equal for names that a reader would take for one."""
    bare = unicodedata.normalize("NFKC", name).casefold()
    return bare.translate(ALIKE).translate(dict.fromkeys(map(ord, JOINERS + EMOJI_STYLE)))
