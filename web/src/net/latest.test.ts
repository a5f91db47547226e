import { expect, test } from 'vitest';
import { latest } from './latest';

test('an answer that comes after something else was asked is not heard', async () => {
  const heard: string[] = [];
  const ask = (answer: Promise<string>) =>
    latest(
      answer,
      (found) => heard.push(found),
      () => heard.push('fault'),
    );
  let late: (found: string) => void = () => {};
  const stop = ask(new Promise((done) => (late = done)));
  stop();
  ask(Promise.reject(new Error('away')))();
  ask(Promise.resolve('second'));
  late('first');
  ask(Promise.reject(new Error('away')));
  await new Promise((done) => setTimeout(done));
  expect(heard).toEqual(['second', 'fault']);
});
