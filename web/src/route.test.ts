import { expect, test } from 'vitest';
import { pageOf } from './route.svelte';

test.each([
  ['/', '', { name: 'home', luggage: null }],
  ['/', '#studio/chess/abc', { name: 'studio', game: 'chess', parcel: 'abc' }],
  ['/', '#rules/chess', { name: 'rules', game: 'chess', table: null }],
  ['/', '#lab', { name: 'lab', game: null }],
  ['/', '#lab/chess', { name: 'lab', game: 'chess' }],
  ['/', '#credits', { name: 'credits' }],
  ['/', '#whatever', { name: 'home', luggage: null }],
  ['/', '#mine', { name: 'home', luggage: null }],
  ['/', '#mine/c0-de_', { name: 'home', luggage: 'c0-de_' }],
  ['/t/Ab-3_x', '', { name: 'table', table: 'Ab-3_x', invite: null, watch: null, again: null }],
  ['/t/abc', '#join=s3cret', { name: 'table', table: 'abc', invite: 's3cret', watch: null, again: null }],
  ['/t/abc', '#watch=s3cret', { name: 'table', table: 'abc', invite: null, watch: 's3cret', again: null }],
  ['/t/abc', '#again=xyz', { name: 'table', table: 'abc', invite: null, watch: null, again: 'xyz' }],
  ['/', '#stop/s3cret', { name: 'answered', what: 'stop', reminder: 's3cret' }],
  ['/', '#confirm/s3cret', { name: 'answered', what: 'confirm', reminder: 's3cret' }],
  ['/t/abc', '#replay', { name: 'replay', table: 'abc', watch: null, at: null, study: null }],
  ['/t/abc', '#replay&at=12&watch=s3cret', { name: 'replay', table: 'abc', watch: 's3cret', at: 12, study: null }],
  ['/t/a/b', '', { name: 'home', luggage: null }],
])('%s%s', (path, hash, page) => {
  expect(pageOf(path, hash)).toEqual(page);
});
