import { type ReactNode, useEffect, useRef } from 'react';
import { startWords } from '../words/en/start.ts';
import { useWords } from '../words/language.ts';
import './confirm.css';

/** Asks before something that cannot be taken back. */
export function Confirm(props: {
  readonly title: string;
  readonly children: ReactNode;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}) {
  const { title, children, yes, onYes, onNo } = props;
  const { goBack } = useWords(startWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const left = useRef(false);
  const leave = () => {
    if (left.current) return;
    left.current = true;
    onNo();
  };
  const goBackNow = () => {
    // Closing gives the focus back at once and is told later: by then a quick key may have opened the next one.
    dialog.current?.close();
    leave();
  };
  return (
    <dialog ref={dialog} className="confirm" aria-labelledby="confirm-title" onClose={leave}>
      <h2 id="confirm-title">{title}</h2>
      {children}
      <div className="row">
        <button type="button" onClick={goBackNow}>
          {goBack}
        </button>
        <button type="button" className="primary" onClick={onYes}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}
