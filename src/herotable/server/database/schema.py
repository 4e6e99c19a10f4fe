"""The tables of the database."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

META = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PERSON = Table(
    "person",
    META,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),  # guest, account, bot
    Column("name", String(24), nullable=False),
    Column("login", String(48), unique=True),  # of an account: its name, case folded
    Column("skeleton", String(96), unique=True, index=True),  # of an account: what its name looks like
    Column("password", Text),  # Argon2id; of a bot the hash of its token
    Column("owner", String(32)),  # of a bot: the account it belongs to
    Column("banned_until", Float),  # by an operator
    Column("muted_until", Float),
    Column("operator", Boolean),  # null: no
    Column("created", Float, nullable=False),
)

SESSION = Table(
    "session",
    META,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("secret", String(64), nullable=False),  # hash of what the cookie holds
    Column("agent", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

MAIL = Table(  # the address of an account; whoever reads the mail there has said so by a link
    "mail",
    META,
    Column("person", String(32), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False, index=True),  # in small letters
    Column("since", Float, nullable=False),
)

LINK = Table(  # links that are used once
    "link",
    META,
    Column("token", String(64), primary_key=True),  # the hash of what stands in the link
    Column("person", String(32), ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", String(8), nullable=False),  # confirm, reset
    Column("address", String(254), index=True),  # where it was sent; null: the operator has it
    Column("expires", Float, nullable=False, index=True),
)

PASSKEY = Table(
    "passkey",
    META,
    Column("id", String(1400), primary_key=True),  # that of its device, in base64
    Column("person", String(32), ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # as its device counts them; many count nothing
    Column("created", Float, nullable=False),
    Column("used", Float),
)

CHALLENGE = Table(  # what a passkey has to sign, once
    "challenge",
    META,
    Column("holder", String(64), primary_key=True),  # the hash of the session, or of the cookie, that asked for it
    Column("challenge", LargeBinary, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)

MATCH = Table(
    "match",
    META,
    Column("id", String(32), primary_key=True),
    Column("code", String(5), unique=True),  # none after the end
    Column("setup", Text, nullable=False),
    Column("seed", String(160), nullable=False),  # of a match that goes on from a device two, with the moves between
    Column("owner", String(32), nullable=False),
    Column("title", String(16), nullable=False),
    Column("state", String(8), nullable=False),  # lobby, playing, over
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("rules", String(32)),  # the digest of its rules and of its box; unknown of older matches
    Column("box", String(32)),
    Column("origin", String(8)),  # device: played there to its end; moved: begun there
    Column("digest", String(32)),  # of what was played on a device
    Index("ix_match_owner_digest", "owner", "digest"),
    Index("ix_match_state_listed", "state", "listed", "changed"),
)

RULES = Table(
    "rules",
    META,
    Column("digest", String(32), primary_key=True),
    Column("title", String(16), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("description", LargeBinary, nullable=False),  # compressed
    Column("code", LargeBinary, nullable=False),  # WebAssembly, compressed
)

BOX = Table(
    "box",
    META,
    Column("digest", String(32), primary_key=True),
    Column("title", String(16), nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON, compressed
)

ENTRY = Table(
    "entry",
    META,
    Column("match", String(32), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1; this key is the only lock
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)

PLAYER = Table(
    "player",
    META,
    Column("match", String(32), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
)

RESULT = Table(
    "result",
    META,
    Column("match", String(32), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), index=True),
    Column("name", String(24), nullable=False),
    Column("bot", String(8)),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

RATING = Table(
    "rating",
    META,
    Column("person", String(32), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("title", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

PRESENCE = Table(
    "presence",
    META,
    Column("match", String(32), ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
)

AUDIT = Table(  # what operators have done; rows stay when people are deleted
    "audit",
    META,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False, index=True),
    Column("operator", String(32)),  # null: somebody at the command line
    Column("deed", String(16), nullable=False),
    Column("person", String(32)),
    Column("match", String(32)),
    Column("note", String(300), nullable=False),
)

REPORT = Table(
    "report",
    META,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("reporter", String(32), ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(32), ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("match", String(32)),
    Column("why", String(16), nullable=False),
    Column("text", String(300), nullable=False),
    Column("is_open", Boolean, nullable=False, index=True),
)

BLOCK = Table(  # whose chat a person does not read, and who does not sit down at their tables
    "block",
    META,
    Column("person", String(32), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", String(32), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
)

SECRET = Table("secret", META, Column("name", String(32), primary_key=True), Column("value", Text, nullable=False))
