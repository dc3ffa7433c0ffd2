import { boardWords } from '../words/en/board.ts';
import { useWords } from '../words/language.ts';
import { chooseSound, useSound } from './sounding.ts';

/** Whether the table is heard. */
export function SoundSetting() {
  const on = useSound();
  const say = useWords(boardWords);
  return (
    <label className="sound-setting">
      <input type="checkbox" checked={on} onChange={() => chooseSound(!on)} />
      {say.sound}
    </label>
  );
}
