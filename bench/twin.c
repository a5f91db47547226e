/* Boom Badaboom by hand: one game, all events, nothing but arrays and calls.  A yardstick: what the rules of
 * tablee/games/boom cost when nobody but the C compiler has to read them.  tests/bench/test_twin.py holds both
 * together, option for option and number for number. */

#include <stdint.h>
#include <string.h>

#define LOW62 0x3FFFFFFFFFFFFFFFULL
#define GAMMA 0x1E3779B97F4A7C15ULL
#define MOST 256
#define ALL_EYES 511

enum { HEAT, COOLING, ACTION, REACTIVE, GOAL };
enum {
    THERMAL, LOOK, ACCIDENT, CLUMSY, WIDER, NARROWER, RECOVER, SWAP, APRON, RETURN, BOOST, NOTHING,
    PASS_LEFT, NO_DRAW, REVEAL, OPEN_KITCHEN, UPSIDE_DOWN, SPLASHES, DOUBLED, FUMBLES, BLACKOUT, EXPRESS, BACKWARDS,
    SWELLS, VENTS, REHEATS, TIMER, BAKER, JOKER, GLUTTON
};
enum { EXPLODED = 1, STOLEN, GLUTTON_COUNTS, BAKERS_COUNT, SAVED };
enum { PLAY = 9, AIM = 14, LET_IT_BE = 16, REACT = 17, TAKE = 20, FETCH = 22 }; /* numbers of the steps in a trace */

typedef struct { int32_t n; uint8_t card[MOST]; } Pile;

typedef struct { /* as bench/twin.py fills it */
    int32_t seats, cake, capacity, most_rounds, timer_last, refills, scaled, window_counts;
    int32_t hand, goals_dealt, goals_needed, steal_low, steal_high, mystery, names;
    int32_t family[64], effect[64], value[64], kinds[MOST];
    Pile roles, goals, events, timer, deck;
} Box;

typedef struct { int32_t kind, target, rule; } Option;

typedef struct {
    const Box *box;
    uint64_t rng, *dice;
    int64_t *trace, *trace_end, decisions;
    int cake, capacity, round, first, last_round, timer_round, event, over, winners, ending;
    int turn, left; /* whose turn it is, and how many of the round are left with it */
    int skips[8], origin[8], counted[8], role[8];
    int depth, by[MOST], target[MOST], factor[MOST];
    uint8_t stack[MOST];
    int known[MOST];
    Pile room[8], *hands[8], draw, discard, coming, left_out, shown, timer;
    Option menu[64];
    int n;
} Game;

static void window(Game *g);
static void resolve(Game *g);

/* -- Chance, piles, knowledge ------------------------------------------------------------- */

static int below(uint64_t *rng, int n)
{
    uint64_t z = *rng = (*rng + GAMMA) & LOW62;
    z = ((z ^ z >> 30) * 0x3F58476D1CE4E5B9ULL) & LOW62;
    z = ((z ^ z >> 27) * 0x14D049BB133111EBULL) & LOW62;
    return (int)((((z ^ z >> 31) & 0x7FFFFFFF) * (uint64_t)n) >> 31);
}

static void add(Pile *p, int card) { p->card[p->n++] = (uint8_t)card; }
static int draw(Pile *p) { return p->card[--p->n]; }

static void drop(Pile *p, int card)
{
    int i = 0;
    while (p->card[i] != card) i++;
    memmove(p->card + i, p->card + i + 1, (size_t)(--p->n - i));
}

static void take_all(Pile *p, Pile *other)
{
    memcpy(p->card + p->n, other->card, (size_t)other->n);
    p->n += other->n;
    other->n = 0;
}

static void shuffle(Game *g, Pile *p)
{
    for (int i = p->n - 1; i > 0; i--) {
        int j = below(&g->rng, i + 1), card = p->card[i];
        p->card[i] = p->card[j];
        p->card[j] = (uint8_t)card;
    }
    for (int i = 0; i < p->n; i++) g->known[p->card[i]] = 0;
}

static int kind_of(const Game *g, int card) { return g->box->kinds[card]; }

static int find(const Game *g, const Pile *p, int kind)
{
    int i = 0;
    while (kind_of(g, p->card[i]) != kind) i++;
    return p->card[i];
}

static void leave(Game *g, Pile *hand, int card)
{
    drop(hand, card);
    for (int i = 0; i < hand->n; i++) {
        int other = hand->card[i], one = g->known[card];
        if (kind_of(g, other) == kind_of(g, card)) {
            g->known[card] = one | g->known[other];
            g->known[other] &= one;
        }
    }
}

static int after(const Game *g, int seat) { return seat + 1 < g->box->seats ? seat + 1 : 0; }
static int before(const Game *g, int seat) { return seat ? seat - 1 : g->box->seats - 1; }
static int neighbour(const Game *g, int seat) { return g->event == BACKWARDS ? before(g, seat) : after(g, seat); }

/* -- Options ------------------------------------------------------------------------------ */

static void offer(Game *g, int rule, int kind, int target)
{
    Option *o = &g->menu[g->n++];
    o->rule = rule;
    o->kind = kind;
    o->target = target;
}

/* What tablee calls the option: a rule and up to three numbers in one. */
static int64_t packed(const Option *o, int seat)
{
    int64_t a = o->rule, second = 0, third = 0;
    if (o->rule == PLAY || o->rule == REACT) second = o->kind, third = o->target;
    if (o->rule == AIM) second = o->target;
    if (o->rule == TAKE) second = o->target, third = o->kind;
    if (o->rule == FETCH) second = o->kind;
    return a | (int64_t)(seat & 4095) << 10 | (second & 4095) << 22 | (third & 4095) << 34;
}

static void note(Game *g, int seat, int chosen)
{
    *g->trace++ = seat;
    *g->trace++ = g->n;
    for (int i = 0; i < g->n; i++) *g->trace++ = packed(&g->menu[i], seat);
    *g->trace++ = chosen;
    *g->trace++ = g->cake;
    *g->trace++ = g->capacity;
    *g->trace++ = g->round;
    *g->trace++ = (int64_t)g->rng;
}

static Option choose(Game *g, int seat)
{
    int chosen = below(g->dice, g->n);
    if (g->trace && g->trace + g->n + 8 < g->trace_end) note(g, seat, chosen);
    g->decisions++;
    return g->menu[chosen];
}

/* -- The end ------------------------------------------------------------------------------ */

static int plays_as(const Game *g, int seat, int role) { return g->role[seat] == role; }

static void win(Game *g, int role, int ending)
{
    for (int seat = 0; seat < g->box->seats; seat++)
        if (plays_as(g, seat, role)) g->winners |= 1 << seat;
    g->ending = ending;
    g->over = 1;
}

static void check_explosion(Game *g)
{
    if (g->cake >= g->capacity) win(g, JOKER, EXPLODED);
}

static int clip(int low, int n) { return n < low ? low : n > 400 ? 400 : n; }

static void grow(Game *g, int amount)
{
    int was = g->cake;
    g->cake = clip(0, was + amount);
    if (g->cake != was) check_explosion(g);
}

static void widen(Game *g, int amount)
{
    int was = g->capacity;
    g->capacity = clip(1, was + amount);
    if (g->capacity != was) check_explosion(g);
}

static int goals(const Game *g, int seat)
{
    int n = 0;
    for (int i = 0; i < g->hands[seat]->n; i++)
        n += g->box->family[kind_of(g, g->hands[seat]->card[i])] == GOAL;
    return n;
}

static int may_steal(const Game *g)
{
    if (g->box->scaled) return g->round >= 3 && g->capacity - 2 <= g->cake && g->cake < g->capacity;
    return g->box->steal_low <= g->cake && g->cake <= g->box->steal_high;
}

static void count_up(Game *g)
{
    if (g->box->seats < 3) {
        g->winners = (1 << g->box->seats) - 1;
        g->ending = SAVED;
        g->over = 1;
        return;
    }
    for (int seat = 0; seat < g->box->seats; seat++)
        if (plays_as(g, seat, GLUTTON) && goals(g, seat) >= g->box->goals_needed
            && (!g->box->window_counts || may_steal(g))) {
            win(g, GLUTTON, GLUTTON_COUNTS);
            return;
        }
    win(g, BAKER, BAKERS_COUNT);
}

/* -- Cards -------------------------------------------------------------------------------- */

static int may_aim(const Game *g, int kind, int target)
{
    int effect = g->box->effect[kind];
    return g->hands[target]->n || (effect != LOOK && effect != CLUMSY);
}

static int has_target(const Game *g, int seat, int kind)
{
    int effect = g->box->effect[kind];
    if (effect != LOOK && effect != ACCIDENT && effect != CLUMSY && effect != SWAP) return 0;
    for (int other = after(g, seat); other != seat; other = after(g, other))
        if (may_aim(g, kind, other)) return 1;
    return 0;
}

static void lay(Game *g, int seat, int card, int target)
{
    int at = g->depth++;
    g->stack[at] = (uint8_t)card;
    g->by[at] = seat;
    g->target[at] = target;
    g->factor[at] = 1;
}

static int top_kind(const Game *g) { return kind_of(g, g->stack[g->depth - 1]); }

static int measured(const Game *g, int kind)
{
    int family = g->box->family[kind], effect = g->box->effect[kind];
    return family == HEAT || family == COOLING || effect == WIDER || effect == NARROWER;
}

static void play_open(Game *g, int seat, int card)
{
    int kind = kind_of(g, card), family = g->box->family[kind];
    if (family == REACTIVE || family == GOAL) {
        add(&g->discard, card);
        return;
    }
    lay(g, seat, card, -1);
    if (has_target(g, seat, kind)) {
        g->n = 0;
        for (int other = after(g, seat); other != seat; other = after(g, other))
            if (may_aim(g, kind, other)) offer(g, AIM, kind, other);
        g->target[g->depth - 1] = choose(g, seat).target;
    }
    window(g);
    if (!g->over) resolve(g);
}

static void turn_up(Game *g, int seat)
{
    if (g->draw.n) play_open(g, seat, draw(&g->draw));
}

static void offer_reaction(Game *g, int seat, int kind)
{
    int effect = g->box->effect[kind], top = top_kind(g);
    if (effect == APRON || (effect == BOOST && measured(g, top) && g->event != DOUBLED)
        || (effect == RETURN && measured(g, top)))
        offer(g, REACT, kind, -1);
    else if (effect == RETURN && g->target[g->depth - 1] == seat && g->box->family[top] == ACTION)
        for (int other = after(g, seat); other != seat; other = after(g, other)) offer(g, REACT, kind, other);
}

static void list_reactions(Game *g, int seat)
{
    uint64_t seen = 0;
    g->n = 0;
    offer(g, LET_IT_BE, 0, 0);
    for (int i = 0; i < g->hands[seat]->n; i++) {
        int kind = kind_of(g, g->hands[seat]->card[i]);
        if (g->box->family[kind] == REACTIVE && !(seen >> kind & 1)) {
            seen |= 1ULL << kind;
            offer_reaction(g, seat, kind);
        }
    }
}

static void react(Game *g, int seat, Option o)
{
    int card = find(g, g->hands[seat], o.kind);
    leave(g, g->hands[seat], card);
    lay(g, seat, card, o.target);
    window(g);
    if (!g->over) resolve(g);
    if (!g->over) window(g);
}

static void window(Game *g)
{
    int at = g->depth - 1;
    if (g->event == BLACKOUT || !g->factor[at] || g->box->family[top_kind(g)] == GOAL) return;
    int seat = after(g, g->by[at]);
    for (int i = 0; i < g->box->seats; i++, seat = after(g, seat)) {
        list_reactions(g, seat);
        Option o = choose(g, seat);
        if (o.rule == REACT) {
            react(g, seat, o);
            return;
        }
    }
}

static int mystery(Game *g) { return 1 + below(&g->rng, g->box->mystery); }

static void thermal(Game *g, int kind, int factor)
{
    int value = g->box->value[kind] ? g->box->value[kind] : mystery(g);
    int amount = g->box->family[kind] == HEAT ? value * factor : -value * factor;
    if (g->event == UPSIDE_DOWN) amount = -amount;
    grow(g, g->event == DOUBLED ? amount * 2 : amount);
}

static void swap_hands(Game *g, int seat, int victim)
{
    Pile *mine = g->hands[seat];
    int origin = g->origin[seat];
    for (int i = 0; i < mine->n; i++) g->known[mine->card[i]] |= 1 << seat;
    for (int i = 0; i < g->hands[victim]->n; i++) g->known[g->hands[victim]->card[i]] |= 1 << victim;
    g->hands[seat] = g->hands[victim];
    g->hands[victim] = mine;
    g->origin[seat] = g->origin[victim];
    g->origin[victim] = origin;
    g->counted[g->origin[seat]] |= 1 << seat;
    g->counted[g->origin[victim]] |= 1 << victim;
}

static int has_turn(const Game *g, int seat)
{
    int active = g->turn;
    for (int i = 1; i < g->left; i++)
        if ((active = neighbour(g, active)) == seat) return 1;
    return 0;
}

static void look(Game *g, int seat, int victim)
{
    for (int i = 0; i < g->hands[victim]->n; i++) g->known[g->hands[victim]->card[i]] |= 1 << seat;
    g->counted[g->origin[victim]] |= 1 << seat;
}

static void take(Game *g, int seat, int victim)
{
    Pile *hand = g->hands[victim];
    uint64_t held = 0;
    for (int i = 0; i < hand->n; i++) held |= 1ULL << kind_of(g, hand->card[i]);
    g->n = 0;
    for (int kind = 0; kind < g->box->names; kind++)
        if (held >> kind & 1) offer(g, TAKE, kind, victim);
    if (!g->n) return;
    int kind = choose(g, seat).kind;
    if (hand->n > 1)
        for (int i = 0; i < hand->n; i++) g->known[hand->card[i]] &= 1 << seat | 1 << victim;
    int card = find(g, hand, kind);
    leave(g, hand, card);
    add(g->hands[seat], card);
    g->known[card] |= 1 << victim;
}

static void fetch(Game *g, int seat)
{
    uint64_t seen = 0;
    g->n = 0;
    for (int i = 0; i < g->discard.n - 1; i++) {
        int kind = kind_of(g, g->discard.card[i]);
        if (!(seen >> kind & 1)) {
            seen |= 1ULL << kind;
            offer(g, FETCH, kind, 0);
        }
    }
    if (!g->n) return;
    int card = find(g, &g->discard, choose(g, seat).kind);
    drop(&g->discard, card);
    add(g->hands[seat], card);
    g->known[card] = ALL_EYES;
}

static void force(Game *g, int victim)
{
    if (!g->hands[victim]->n) return;
    int card = g->hands[victim]->card[below(&g->rng, g->hands[victim]->n)];
    leave(g, g->hands[victim], card);
    int splashes = g->event == SPLASHES && g->box->family[kind_of(g, card)] == COOLING;
    play_open(g, victim, card);
    if (splashes && !g->over) turn_up(g, victim);
}

static int acts(const Game *g, int kind, int seat, int victim)
{
    int effect = g->box->effect[kind];
    if (victim < 0 || (victim == seat && effect != ACCIDENT && effect != CLUMSY)) return 0;
    return may_aim(g, kind, victim);
}

/* The top card takes effect and leaves; what it starts comes after it has left. */
static void resolve(Game *g)
{
    int at = g->depth - 1, kind = top_kind(g), effect = g->box->effect[kind];
    int factor = g->factor[at], seat = g->by[at], victim = g->target[at], later = -1;
    if (factor) switch (effect) {
    case THERMAL: thermal(g, kind, factor); break;
    case WIDER: widen(g, mystery(g) * factor); break;
    case NARROWER: widen(g, -mystery(g) * factor); break;
    case APRON: g->factor[at - 1] = 0; break;
    case BOOST: g->factor[at - 1] *= 2; break;
    case RETURN:
        if (victim < 0) g->factor[at - 1] = -g->factor[at - 1];
        else g->target[at - 1] = victim;
        break;
    case RECOVER: if (g->discard.n) later = RECOVER; break;
    case NOTHING: break;
    default:
        if (!acts(g, kind, seat, victim)) break;
        if (effect == LOOK) look(g, seat, victim), later = LOOK;
        else if (effect == CLUMSY) later = CLUMSY;
        else if (effect == SWAP) swap_hands(g, seat, victim);
        else if (!(g->last_round && g->skips[victim] >= has_turn(g, victim))) g->skips[victim]++;
    }
    if (g->over) return;
    add(&g->discard, g->stack[--g->depth]);
    if (later == LOOK) take(g, seat, victim);
    else if (later == CLUMSY) force(g, victim);
    else if (later == RECOVER) fetch(g, seat);
}

/* -- A turn, a round ---------------------------------------------------------------------- */

static void list_cards(Game *g, int seat)
{
    uint64_t seen = 0;
    g->n = 0;
    for (int i = 0; i < g->hands[seat]->n; i++) {
        int kind = kind_of(g, g->hands[seat]->card[i]), family = g->box->family[kind];
        if (seen >> kind & 1) continue;
        seen |= 1ULL << kind;
        if (family == REACTIVE || (family == GOAL && !plays_as(g, seat, GLUTTON))
            || (family == ACTION && g->event == BLACKOUT))
            continue;
        if (!has_target(g, seat, kind)) {
            offer(g, PLAY, kind, -1);
            continue;
        }
        for (int other = after(g, seat); other != seat; other = after(g, other))
            if (may_aim(g, kind, other)) offer(g, PLAY, kind, other);
    }
}

static void play_card(Game *g, int seat)
{
    list_cards(g, seat);
    if (!g->n) return;
    Option o = choose(g, seat);
    int card = find(g, g->hands[seat], o.kind);
    leave(g, g->hands[seat], card);
    lay(g, seat, card, o.target);
    window(g);
    if (!g->over) resolve(g);
    if (!g->over && g->event == SPLASHES && g->box->family[o.kind] == COOLING) turn_up(g, seat);
    if (!g->over && g->event == FUMBLES && g->hands[seat]->n) {
        card = g->hands[seat]->card[below(&g->rng, g->hands[seat]->n)];
        leave(g, g->hands[seat], card);
        add(&g->discard, card);
    }
}

static void draw_cards(Game *g, int seat)
{
    int size = g->box->hand, n = 1;
    if (g->event == NO_DRAW || g->event == EXPRESS) return;
    if (g->box->refills) {
        if (plays_as(g, seat, GLUTTON) && goals(g, seat) >= g->box->goals_needed) size += g->box->goals_dealt;
        n = size - g->hands[seat]->n;
    }
    for (; n > 0; n--) {
        if (!g->draw.n) {
            g->last_round = 1;
            continue;
        }
        int card = draw(&g->draw);
        add(g->hands[seat], card);
        if (g->event == OPEN_KITCHEN) g->known[card] = ALL_EYES;
    }
}

static void turn(Game *g, int seat)
{
    if (g->skips[seat]) {
        g->skips[seat]--;
        return;
    }
    if (g->event != EXPRESS) play_card(g, seat);
    else if (g->draw.n) turn_up(g, seat);
    else g->last_round = 1;
    if (g->over) return;
    if (plays_as(g, seat, GLUTTON) && goals(g, seat) >= g->box->goals_needed && may_steal(g)) {
        win(g, GLUTTON, STOLEN);
        return;
    }
    draw_cards(g, seat);
    if (g->event == SWELLS) grow(g, 1);
}

static void pass_left(Game *g)
{
    int last = g->box->seats - 1, origin = g->origin[last];
    Pile *hand = g->hands[last];
    if (!last) return;
    for (int seat = 0; seat <= last; seat++)
        for (int i = 0; i < g->hands[seat]->n; i++) g->known[g->hands[seat]->card[i]] |= 1 << seat;
    for (int i = last; i > 0; i--) {
        g->hands[i] = g->hands[i - 1];
        g->origin[i] = g->origin[i - 1];
    }
    g->hands[0] = hand;
    g->origin[0] = origin;
    for (int seat = 0; seat <= last; seat++) g->counted[g->origin[seat]] |= 1 << seat;
}

static void begin_round(Game *g)
{
    g->round++;
    if (!g->coming.n && g->round != g->timer_round) {
        take_all(&g->coming, &g->shown);
        shuffle(g, &g->coming);
    }
    int card = g->round == g->timer_round ? draw(&g->timer) : draw(&g->coming);
    add(&g->shown, card);
    g->event = g->box->effect[kind_of(g, card)];
    if (g->event == TIMER) g->last_round = 1;
    else if (g->event == PASS_LEFT) pass_left(g);
    else if (g->event == REVEAL)
        for (int seat = 0; seat < g->box->seats; seat++)
            if (g->hands[seat]->n) g->known[g->hands[seat]->card[below(&g->rng, g->hands[seat]->n)]] = ALL_EYES;
}

static void play_round(Game *g)
{
    begin_round(g);
    g->turn = g->first;
    for (g->left = g->box->seats; g->left; g->left--) {
        turn(g, g->turn);
        if (g->over) return;
        g->turn = neighbour(g, g->turn);
    }
    if (g->event == VENTS && g->cake > 15) grow(g, -3);
    else if (g->event == REHEATS && g->cake < 10) grow(g, 2);
    if (!g->over && g->last_round) count_up(g);
}

static void set_up(Game *g)
{
    const Box *box = g->box;
    Pile roles = box->roles, goal_cards = box->goals;
    shuffle(g, &roles);
    for (int seat = 0; seat < box->seats; seat++) {
        g->hands[seat] = &g->room[seat];
        g->origin[seat] = seat;
        g->counted[seat] = 1 << seat;
        g->role[seat] = roles.n ? box->effect[kind_of(g, draw(&roles))] : -1;
    }
    g->timer = box->timer;
    g->left_out = box->events;
    shuffle(g, &g->left_out);
    while (g->left_out.n && g->coming.n < box->most_rounds - 1) add(&g->coming, draw(&g->left_out));
    int spread = box->most_rounds < 3 ? box->most_rounds : 3;
    g->timer_round = box->timer_last ? box->most_rounds : box->most_rounds - below(&g->rng, spread);
    g->draw = box->deck;
    shuffle(g, &goal_cards);
    shuffle(g, &g->draw);
    for (int seat = 0; seat < box->seats; seat++) {
        for (int i = 0; i < box->hand; i++) add(g->hands[seat], draw(&g->draw));
        if (plays_as(g, seat, GLUTTON))
            for (int i = 0; i < box->goals_dealt; i++) add(g->hands[seat], draw(&goal_cards));
    }
    take_all(&g->draw, &goal_cards);
    shuffle(g, &g->draw);
    g->first = below(&g->rng, box->seats);
}

/* One game; how many decisions it took.  `end`: winners, ending, cake, capacity, numbers drawn, who knows each card. */
int64_t play(const Box *box, int64_t seed, uint64_t *dice, int64_t *trace, int64_t room, int64_t *end)
{
    Game g;
    memset(&g, 0, sizeof g);
    g.box = box;
    g.rng = (uint64_t)seed & LOW62;
    g.dice = dice;
    g.trace = trace;
    g.trace_end = trace + room;
    g.cake = box->cake;
    g.capacity = box->capacity;
    set_up(&g);
    while (!g.over) play_round(&g);
    if (end) {
        int64_t found[] = {g.winners, g.ending, g.cake, g.capacity, (int64_t)g.rng};
        memcpy(end, found, sizeof found);
        for (int i = 0; i < MOST; i++) end[5 + i] = g.known[i];
    }
    return g.decisions;
}

int64_t play_many(const Box *box, int64_t seed, int64_t games, uint64_t *dice)
{
    int64_t decisions = 0;
    for (int64_t i = 0; i < games; i++) decisions += play(box, seed + i, dice, 0, 0, 0);
    return decisions;
}
