import { Modal } from '../screen/modal.tsx';
import { boardWords } from '../words/en/board.ts';
import { useWords } from '../words/language.ts';

/** What every key does, in a dialog; closing it gives the focus back. */
export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  const say = useWords(boardWords);
  const keys: readonly (readonly [readonly string[], string])[] = [
    [['1', '…', '9'], say.keyDigits],
    [['Enter'], say.keyGoOn],
    [['F'], say.keyFan],
    [['B'], say.keyBoard],
    [['Esc'], say.keyQuestion],
    [['←', '→'], say.keyWalk],
    [['Enter'], say.keyChoose],
    [['+', '−', '0'], say.keyZoom],
    [['W', 'A', 'S', 'D'], say.keyPan],
    [['C'], say.keyFollow],
    [['T'], say.keyTurn],
    [['V'], say.keyLean],
    [['I', 'K'], say.keyTilt],
    [['J', 'L'], say.keySwing],
    [['.'], say.keySkip],
    [['← ↑ → ↓', 'Q', 'E'], say.keyPlace],
    [['M'], say.keyMeasure],
    [['?'], say.keyHelp],
  ];
  return (
    <Modal title={say.shortcutsTitle} className="shortcuts" onClose={onClose}>
      {(close) => (
        <>
          <dl>
            {keys.map(([names, does]) => (
              <div key={does}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <button type="button" className="primary" onClick={close}>
            {say.close}
          </button>
        </>
      )}
    </Modal>
  );
}
