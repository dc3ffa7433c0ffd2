import { createServer, type IncomingHttpHeaders } from 'node:http';

/** What somebody has sent. */
export interface Sent {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A machine of a player, or of a push service, on this one: it keeps what it is sent, and answers as a test says. */
export interface Receiver {
  readonly address: string;
  readonly got: Sent[];
  status: number;
  readonly close: () => Promise<void>;
}

export async function startReceiver(status: number): Promise<Receiver> {
  const got: Sent[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    got.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(receiver.status, { Location: `${receiver.address}/elsewhere` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const receiver: Receiver = {
    address: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    got,
    status,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return receiver;
}
