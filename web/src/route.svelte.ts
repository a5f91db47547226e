/** Pages: `/` and its `#…` are ours alone; `/t/{table}` is what links name, secrets stay behind `#`. */
export type Page =
  | { name: 'home'; luggage: string | null }
  | { name: 'rules'; game: string; table: string | null }
  | { name: 'learn'; game: string }
  | { name: 'credits' }
  | { name: 'club' }
  | { name: 'daily' }
  | { name: 'puzzle' | 'deal'; game: string; day: string | null }
  | { name: 'me' }
  | { name: 'new-tournament' }
  | { name: 'tournament'; tournament: string; secret: string | null }
  | { name: 'screen'; tournament: string }
  | { name: 'ladder'; game: string; kind: string }
  | { name: 'person'; person: string }
  | { name: 'answered'; what: 'confirm' | 'stop'; reminder: string }
  | { name: 'lab'; game: string | null }
  | { name: 'studio'; game: string; parcel: string | null }
  | { name: 'table'; table: string; invite: string | null; watch: string | null; again: string | null }
  | { name: 'replay'; table: string; watch: string | null; at: number | null };

export function pageOf(path: string, hash: string): Page {
  const table = /^\/t\/([\w-]+)\/?$/.exec(path)?.[1];
  const behind = hash.replace(/^#/, '');
  if (table !== undefined) {
    const secrets = new URLSearchParams(behind);
    if (secrets.has('replay')) {
      const at = secrets.get('at');
      return { name: 'replay', table, watch: secrets.get('watch'), at: at === null ? null : Number(at) || 0 };
    }
    return {
      name: 'table',
      table,
      invite: secrets.get('join'),
      watch: secrets.get('watch'),
      again: secrets.get('again'),
    };
  }
  const [head, rest, last] = behind.split('/');
  if (head === 'rules' && rest) return { name: 'rules', game: rest, table: last || null };
  if (head === 'lab') return { name: 'lab', game: rest || null };
  if (head === 'studio') return { name: 'studio', game: rest ?? '', parcel: last || null };
  if (head === 'learn' && rest) return { name: 'learn', game: rest };
  if ((head === 'stop' || head === 'confirm') && rest) return { name: 'answered', what: head, reminder: rest };
  if (head === 'credits') return { name: 'credits' };
  if (head === 'club') return { name: 'club' };
  if (head === 'tournament')
    return rest ? { name: 'tournament', tournament: rest, secret: last || null } : { name: 'new-tournament' };
  if (head === 'screen' && rest) return { name: 'screen', tournament: rest };
  if (head === 'puzzle' || head === 'deal')
    return rest ? { name: head, game: rest, day: last || null } : { name: 'daily' };
  if (head === 'daily') return { name: 'daily' };
  if (head === 'me') return { name: 'me' };
  if (head === 'ladder' && rest) return { name: 'ladder', game: rest, kind: last === 'days' ? 'days' : 'table' };
  if (head === 'person' && rest) return { name: 'person', person: rest };
  return { name: 'home', luggage: head === 'mine' ? rest || null : null };
}

class Route {
  page = $state<Page>({ name: 'home', luggage: null });

  start(): void {
    const read = () => (this.page = pageOf(location.pathname, location.hash));
    read();
    addEventListener('popstate', read);
    addEventListener('hashchange', read);
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.page = pageOf(location.pathname, location.hash);
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** A link that changes the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  route.go(link.getAttribute('href') ?? '/');
}
