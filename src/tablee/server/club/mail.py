"""Mail by SMTP, where the one who runs the server has said through which."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from tablee.kernel.game import BadInput

WITHIN = 15.0  # seconds for each step
LONGEST = 254
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?")
USUAL_PORTS = {"smtp": 587, "smtps": 465}
HERE = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class Mailer:
    """Through which server mail leaves, and from whom; one on this machine may do without TLS."""

    host: str
    port: int
    sender: str
    secure: bool
    user: str = ""
    password: str = ""

    def send(self, message: EmailMessage) -> None:
        """Blocks: call it in a thread.  Raises `OSError`."""
        context = ssl.create_default_context()
        if self.secure:
            with smtplib.SMTP_SSL(self.host, self.port, timeout=WITHIN, context=context) as line:
                self._hand_in(line, message)
            return
        with smtplib.SMTP(self.host, self.port, timeout=WITHIN) as line:
            line.ehlo()
            if line.has_extn("starttls") or self.host not in HERE:
                line.starttls(context=context)
            self._hand_in(line, message)

    def _hand_in(self, line: smtplib.SMTP, message: EmailMessage) -> None:
        if self.user:
            line.login(self.user, self.password)
        line.send_message(message)


def mailer(url: str, sender: str) -> Mailer:
    """`smtp://user:password@host:587` (with STARTTLS) or `smtps://…`, and whom mail comes from."""
    parts = urlsplit(url)
    if parts.scheme not in USUAL_PORTS or not parts.hostname:
        raise BadInput("mail is sent through smtp://user:password@host:587 or smtps://user:password@host")
    if not is_address(sender):
        raise BadInput("mail needs an address that it comes from: --mail-from tablee@example.org")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    port = parts.port or USUAL_PORTS[parts.scheme]
    return Mailer(parts.hostname, port, sender, parts.scheme == "smtps", user, password)


def is_address(text: str) -> bool:
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None and ".." not in text


def letter(sender: str, to: str, title: str, text: str, stop: str) -> EmailMessage:
    """One mail; `stop` is an address that ends them with one tap (RFC 8058)."""
    message = EmailMessage()
    message["From"] = Address("Tablée", addr_spec=sender)
    message["To"] = Address(addr_spec=to)
    message["Subject"] = title
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{stop}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    return message
