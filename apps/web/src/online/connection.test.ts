import { expect, it } from 'vitest';
import { Connection, type LineState, type Socket } from './connection.ts';

/** A connection whose sockets and pauses a test has in its hands. */
function wired() {
  const sockets: (Socket & { readonly sent: string[]; closed: boolean })[] = [];
  const waits: { readonly work: () => void; readonly milliseconds: number; left: boolean }[] = [];
  const states: LineState[] = [];
  const heard: string[] = [];
  const connection = new Connection(
    {
      connect: () => {
        const sent: string[] = [];
        const socket = {
          onopen: null,
          onmessage: null,
          onclose: null,
          sent,
          closed: false,
          send: (text: string) => sent.push(text),
          close: () => {
            socket.closed = true;
          },
        };
        sockets.push(socket);
        return socket;
      },
      later: (work, milliseconds) => {
        const wait = { work, milliseconds, left: false };
        waits.push(wait);
        return () => {
          wait.left = true;
        };
      },
      random: () => 1,
    },
    {
      hello: () => ({ kind: 'hello', secret: null, since: heard.length, hash: null }),
      heard: ({ kind }) => heard.push(kind),
      changed: (state) => states.push(state),
    },
  );
  /** The pause that runs now is over; how long it was. */
  const pass = (): number => {
    const wait = waits.findLast(({ left }) => !left)!;
    wait.left = true;
    wait.work();
    return wait.milliseconds;
  };
  const last = () => sockets.at(-1)!;
  return { connection, sockets, states, heard, pass, last };
}

it('says hello whenever it opens, and from where it goes on', () => {
  const { sockets, heard, pass, last } = wired();
  last().onopen!();
  expect(JSON.parse(last().sent[0]!)).toMatchObject({ kind: 'hello', since: 0 });
  last().onmessage!({ data: '{"kind":"pong"}' });
  last().onclose!();
  pass();
  last().onopen!();
  expect(sockets).toHaveLength(2);
  expect(JSON.parse(last().sent[0]!)).toMatchObject({ kind: 'hello', since: 1 });
  expect(heard).toEqual(['pong']);
});

it('comes back after longer and longer pauses, none longer than a quarter of a minute, and soon after a word', () => {
  const { states, pass, last } = wired();
  const pauses = Array.from({ length: 8 }, () => {
    last().onclose!();
    return pass();
  });
  expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
  last().onopen!();
  last().onmessage!({ data: '{"kind":"pong"}' });
  last().onclose!();
  expect(pass()).toBe(400);
  expect(new Set(states)).toEqual(new Set(['lost', 'open']));
});

it('tries at once when the network is back, and never after it was closed', () => {
  const { connection, sockets, last } = wired();
  last().onclose!();
  connection.retry();
  expect(sockets).toHaveLength(2);
  last().onopen!();
  connection.retry();
  expect(sockets).toHaveLength(2);
  connection.close();
  connection.retry();
  expect(sockets).toHaveLength(2);
  expect(last().closed).toBe(true);
});

it('asks whether the other end is there when it is quiet, and takes the line for lost when nothing comes', () => {
  const { connection, pass, last } = wired();
  const first = last();
  first.onopen!();
  pass();
  expect(JSON.parse(first.sent[1]!)).toEqual({ kind: 'ping' });
  pass();
  expect(connection.state).toBe('lost');
  expect(first.closed).toBe(true);
});

it('sends nothing into a line that is not open', () => {
  const { connection, last } = wired();
  connection.send({ kind: 'concede' });
  expect(last().sent).toEqual([]);
});
