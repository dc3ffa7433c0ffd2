import { useState } from 'react';
import type { Draft, SquadBuilder } from '../games/builder.ts';
import type { MenuFormat, SquadSource } from '../games/format.ts';
import { OwnSquad } from '../menu/own-squad.tsx';
import { Modal } from '../screen/modal.tsx';
import { squadWords } from '../words/en/squads.ts';
import { useWords } from '../words/language.ts';

interface BringInProps {
  readonly format: MenuFormat;
  readonly builder: SquadBuilder;
  readonly onDraft: (draft: Draft) => void;
}

/** A squad from the text or the link of another builder; what could not be read of it is named. */
export function BringIn(props: BringInProps) {
  const t = useWords(squadWords);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t.bringIn}
      </button>
      {open && (
        <Modal title={t.bringIn} onClose={() => setOpen(false)}>
          {(close) => <Form {...props} close={close} />}
        </Modal>
      )}
    </>
  );
}

function Form({ format, builder, onDraft, close }: BringInProps & { readonly close: () => void }) {
  const t = useWords(squadWords);
  const [source, setSource] = useState<SquadSource>({ kind: 'text', text: '' });
  const draft = builder.draftOf(source);
  const take = () => {
    if (!draft) return;
    onDraft(draft);
    close();
  };
  return (
    <>
      <OwnSquad format={format} onSquad={setSource} />
      <div className="row">
        <button type="button" onClick={close}>
          {t.goBack}
        </button>
        <button type="button" className="primary" aria-disabled={!draft} onClick={take}>
          {t.take}
        </button>
      </div>
    </>
  );
}
