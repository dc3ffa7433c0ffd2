import { useEffect, useState } from 'react';

/** How often what runs is shown anew, in ms. */
const TICK = 500;

/** How long ago the server told something, in ms; counted on while it runs. */
export function useSince(told: unknown, runs: boolean): number {
  const [since, setSince] = useState({ told, at: Date.now() });
  const [now, setNow] = useState(since.at);
  if (since.told !== told) setSince({ told, at: Date.now() });
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [runs]);
  return runs ? Math.max(0, now - since.at) : 0;
}
