"""The tables of the database, change by change.  Never edit one that has been released: add the next."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE log (
            id {serial},
            table_id TEXT NOT NULL,
            seq INTEGER NOT NULL,
            command TEXT,
            payload {bytes} NOT NULL,
            at DOUBLE PRECISION NOT NULL
        )""",
        "CREATE UNIQUE INDEX log_seq ON log (table_id, seq)",
        "CREATE UNIQUE INDEX log_command ON log (table_id, command) WHERE command IS NOT NULL",
        """CREATE TABLE cards (
            table_id TEXT PRIMARY KEY,
            phase TEXT NOT NULL,
            public INTEGER NOT NULL,
            slow INTEGER NOT NULL,
            payload {bytes} NOT NULL,
            at DOUBLE PRECISION NOT NULL
        )""",
        "CREATE INDEX cards_open ON cards (at) WHERE phase <> 'over'",
    ),
    (
        """CREATE TABLE snapshots (
            table_id TEXT PRIMARY KEY,
            seq INTEGER NOT NULL,
            payload {bytes} NOT NULL
        )""",
    ),
    ("CREATE INDEX cards_slow ON cards (table_id) WHERE slow = 1 AND phase = 'playing'",),
    ("CREATE TABLE figures (process TEXT PRIMARY KEY, word TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)",),
    (
        """CREATE TABLE documents (
            shelf TEXT NOT NULL,
            id TEXT NOT NULL,
            owner TEXT NOT NULL,
            version INTEGER NOT NULL,
            body {bytes} NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (shelf, id)
        )""",
        "CREATE INDEX documents_owner ON documents (shelf, owner)",
    ),
)


def statements(version: int, dialect: dict[str, str]) -> list[tuple[int, list[str]]]:
    """The changes that a database of this version still lacks."""
    return [
        (number, [text.format(**dialect) for text in change])
        for number, change in enumerate(MIGRATIONS, 1)
        if number > version
    ]
