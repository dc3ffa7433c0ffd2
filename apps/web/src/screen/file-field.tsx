import './file-field.css';

/** Takes in the text of a record or any other JSON file. */
export function FileField(props: {
  readonly label: string;
  readonly onText: (text: string) => void | Promise<void>;
}) {
  const { label, onText } = props;
  return (
    <label className="field">
      {label}
      <input
        type="file"
        accept=".json,application/json"
        onChange={async ({ target }) => {
          const file = target.files?.[0];
          if (file) await onText(await file.text());
        }}
      />
    </label>
  );
}
