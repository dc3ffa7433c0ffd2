import { boardWords } from '../words/en/board.ts';
import { useWords } from '../words/language.ts';
import { choosePicture, PICTURES, usePicture, useStagePossible } from './picture.ts';

/** How the table is pictured. */
export function PictureSetting() {
  const picture = usePicture();
  const possible = useStagePossible();
  const say = useWords(boardWords);
  const names = { stage: say.pictureStage, plain: say.picturePlain };
  return (
    <fieldset className="motion-setting">
      <legend>{say.picture}</legend>
      {PICTURES.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="picture"
            checked={picture === one}
            disabled={one === 'stage' && !possible}
            onChange={() => choosePicture(one)}
          />
          {names[one]}
        </label>
      ))}
    </fieldset>
  );
}
