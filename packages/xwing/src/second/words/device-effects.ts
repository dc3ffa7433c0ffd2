import type { DeviceKind } from '../devices/kinds.ts';

/** What a device on the table does, as a language has it by its kind; the tokens of a set of mines do what it does. */
export const deviceEffectIn =
  (rules: Readonly<Partial<Record<DeviceKind, string>>>, sentence: (text: string) => string) =>
  (kind: string): string => {
    const text = rules[(kind === 'clustermine-side' ? 'clustermine' : kind) as DeviceKind];
    return text === undefined ? '' : sentence(text);
  };
