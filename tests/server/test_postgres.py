"""The PostgreSQL that the tests bring along answers and carries notifications between connections."""

import asyncio

import asyncpg

from tests.server.people import GUARD


def test_a_notification_reaches_another_connection(postgres_url: str) -> None:
    async def hear() -> str:
        heard: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        listener, speaker = await asyncpg.connect(postgres_url), await asyncpg.connect(postgres_url)
        await listener.add_listener("table", lambda *said: heard.set_result(said[3]))
        await speaker.execute("select pg_notify('table', 't1:42')")
        word = await asyncio.wait_for(heard, GUARD)
        await asyncio.gather(listener.close(), speaker.close())
        return word

    assert asyncio.run(hear()) == "t1:42"
