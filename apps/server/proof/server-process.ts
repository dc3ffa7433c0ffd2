/** A table server as a process of its own, which can be killed. */

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '../src/testing/postgres-server.ts';

/** The units of the kernel's accounts: a hundredth of a second. */
const TICK = 0.01;

export class ServerProcess {
  readonly url: string;
  readonly #program: string;
  readonly #environment: Readonly<Record<string, string>>;
  #process: ChildProcess | null = null;
  /** What it said of troubles; of servers that are killed there are many. */
  readonly logged: string[] = [];

  private constructor(program: string, port: number, environment: Readonly<Record<string, string>>) {
    this.#program = program;
    this.#environment = { ...environment, PORT: String(port), BEHIND_PROXY: '1' };
    this.url = `http://127.0.0.1:${port}`;
  }

  static async start(program: string, environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const server = new ServerProcess(program, await freePort(), environment);
    process.once('exit', () => server.#process?.kill('SIGKILL'));
    await server.begin();
    return server;
  }

  /** Begins, and comes back when it answers. */
  async begin(): Promise<void> {
    const server = spawn(process.execPath, [this.#program], {
      env: { ...process.env, ...this.#environment },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server.stderr.setEncoding('utf8').on('data', (text: string) => this.logged.push(text));
    this.#process = server;
    while (server.exitCode === null) {
      if (await this.#answers()) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`the server ended: ${this.logged.join('').slice(-2000)}`);
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/health`)).ok;
    } catch {
      return false;
    }
  }

  /** Kills it (-9). */
  async kill(): Promise<void> {
    const server = this.#process;
    if (server?.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** How late its loop came to what was due since this was asked last, in thousandths of a second: the median, and p99. */
  async loopDelays(): Promise<readonly (number | undefined)[]> {
    const metrics = await (await fetch(`${this.url}/metrics`)).text();
    return ['p50', 'p99'].map((which) => {
      const told = new RegExp(`^firing_arc_loop_delay_${which}_seconds (.+)$`, 'm').exec(metrics)?.[1];
      return told === undefined ? undefined : 1000 * Number(told);
    });
  }

  /** Seconds of CPU and MB of memory it has used so far, by the kernel's accounts; Linux alone has them. */
  used(): { readonly cpu: number; readonly memory: number } {
    return { cpu: cpuOf(this.pid), memory: memoryOf(this.pid) };
  }
}

/** Seconds of CPU of a process and of those of its children that have ended. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK;
}

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;
