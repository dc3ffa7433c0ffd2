import { type ReactNode, useEffect, useId, useRef } from 'react';
import './confirm.css';
import './modal.css';

interface ModalProps {
  readonly title: string;
  readonly className?: string;
  /** What stands below the title; it is given what closes the dialog. */
  readonly children: (close: () => void) => ReactNode;
  readonly onClose: () => void;
}

/** A dialog above the page, left by Escape or a press beside it as well; the focus goes back where it was. */
export function Modal({ title, className = '', children, onClose }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={`confirm modal ${className}`}
      closedby="any"
      aria-labelledby={id}
      onClose={onClose}
    >
      <h2 id={id}>{title}</h2>
      {children(() => dialog.current?.close())}
    </dialog>
  );
}
