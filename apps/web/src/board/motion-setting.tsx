import { choosePace, PACES, usePace } from './pace.ts';

const NAMES = { none: 'None', slow: 'Slow', normal: 'Normal', fast: 'Fast' } as const;

/** How fast ships and dice move. */
export function MotionSetting() {
  const pace = usePace();
  return (
    <fieldset className="motion-setting">
      <legend>Motion on the board</legend>
      {PACES.map((one) => (
        <label key={one}>
          <input type="radio" name="motion" checked={pace === one} onChange={() => choosePace(one)} />
          {NAMES[one]}
        </label>
      ))}
    </fieldset>
  );
}
