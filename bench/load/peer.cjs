// A card game of about the size of ours on boardgame.io's own server: four hands, a deck, what others hold is hidden.
const { Server } = require('boardgame.io/server');

const CARDS = Array.from({ length: 70 }, (_, n) => ['chaleur', 'douceur', 'souffle', 'echange', 'vol'][n % 5]);

const game = {
  name: 'load',
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(CARDS);
    const hands = Object.fromEntries(ctx.playOrder.map((seat) => [seat, deck.splice(0, 5)]));
    return { deck, hands, discard: [], cake: 10, heat: [0, 0, 0, 0], last: null };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    discard: G.discard.slice(-5),
    hands: Object.fromEntries(Object.entries(G.hands).map(([s, hand]) => [s, s === playerID ? hand : hand.length])),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx, playerID, random }, place) => {
      const [card] = G.hands[playerID].splice(place, 1);
      if (card === undefined) return 'INVALID_MOVE';
      G.discard.push(card);
      G.heat[ctx.playOrderPos] += 1;
      G.last = { seat: playerID, card };
      if (!G.deck.length) {
        G.deck = random.Shuffle(G.discard);
        G.discard = [];
      }
      G.hands[playerID].push(G.deck.pop());
    },
  },
};

const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
server.run(0).then(({ appServer }) => console.log(appServer.address().port));
