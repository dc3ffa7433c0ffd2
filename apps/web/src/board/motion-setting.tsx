import { boardWords } from '../words/en/board.ts';
import { useWords } from '../words/language.ts';
import { choosePace, PACES, usePace } from './pace.ts';

/** How fast ships and dice move. */
export function MotionSetting() {
  const pace = usePace();
  const { motion, motionNone, motionSlow, motionNormal, motionFast } = useWords(boardWords);
  const names = { none: motionNone, slow: motionSlow, normal: motionNormal, fast: motionFast };
  return (
    <fieldset className="motion-setting">
      <legend>{motion}</legend>
      {PACES.map((one) => (
        <label key={one}>
          <input type="radio" name="motion" checked={pace === one} onChange={() => choosePace(one)} />
          {names[one]}
        </label>
      ))}
    </fieldset>
  );
}
