import { type ReactNode, useRef } from 'react';
import { startWords } from '../words/en/start.ts';
import { useWords } from '../words/language.ts';
import { Modal } from './modal.tsx';

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
  const left = useRef(false);
  const leave = () => {
    if (left.current) return;
    left.current = true;
    onNo();
  };
  return (
    <Modal title={title} onClose={leave}>
      {(close) => (
        <>
          {children}
          <div className="row">
            <button
              type="button"
              onClick={() => {
                // Closing gives the focus back at once and is told later: by then a quick key may have opened the next one.
                close();
                leave();
              }}
            >
              {goBack}
            </button>
            <button type="button" className="primary" onClick={onYes}>
              {yes}
            </button>
          </div>
        </>
      )}
    </Modal>
  );
}
