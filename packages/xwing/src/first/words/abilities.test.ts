import { textFaults } from '@firing-arc/referee/testing';
import { describe, expect, it } from 'vitest';
import xwing1 from '../../../../../formats/xwing1.json' with { type: 'json' };
import { CHASSIS, CONDITIONS, UPGRADES } from '../cards/index.ts';
import { packFrom } from '../squads/pack.ts';
import { cardTexts } from '../testing/listening.ts';
import { ENGLISH } from './english/index.ts';
import { FRENCH } from './french/index.ts';
import { GERMAN } from './german/index.ts';

const RECORDS = new Map(packFrom(xwing1).upgrades.map((record) => [record.id, record]));

describe('the texts of cards', () => {
  it('are those of the golden file', async () => {
    await expect(`${cardTexts(ENGLISH).join('\n')}\n`).toMatchFileSnapshot('./abilities.golden.txt');
  });

  it.each([ENGLISH, GERMAN, FRENCH])('read well ($language)', (words) => {
    const faulty = cardTexts(words).flatMap((line) => {
      const text = line.slice(line.indexOf(': ') + 2);
      const faults = textFaults(words.language, text);
      return faults.length > 0 ? [[line.slice(0, line.indexOf(' |')), ...faults, text]] : [];
    });
    expect(faulty).toEqual([]);
  });

  it.each([ENGLISH, GERMAN, FRENCH])(
    'no upgrade and no unique pilot is without text ($language)',
    (words) => {
      expect(UPGRADES.filter(({ id }) => words.upgradeText(id).length === 0)).toEqual([]);
      const silent = CHASSIS.flatMap(({ pilots }) => pilots).filter(
        ({ id }) => words.pilotText(id).length === 0,
      );
      expect(silent.filter(({ unique }) => unique)).toEqual([]);
      expect(CONDITIONS.filter(({ id }) => words.conditionText(id).length === 0)).toEqual([]);
    },
  );

  it.each([
    ['shieldupgrade', 'This ship’s shield value is 1 higher.'],
    ['engineupgrade', 'This ship’s action bar has boost.'],
    [
      'hotshotblaster',
      'Attack with 3 dice at range 1-2, in any direction: this ship discards this card for it.',
    ],
    ['virago', ENGLISH.upgradeText('tiex1').join(' ')],
  ])('%s says what it gives', (id, text) => {
    expect(ENGLISH.upgradeText(id)).toEqual([text]);
  });

  it('say what a card gives while a squad is put together, where its record in a pack is at hand', () => {
    const says = (words: typeof ENGLISH, id: string) => words.upgradeText(id, RECORDS.get(id)).join(' ');
    const texts = (id: string) => [ENGLISH, GERMAN, FRENCH].map((words) => says(words, id));
    expect(texts('tieshuttle')).toEqual([
      'The upgrade bar of this ship gains 2 crew icons. The upgrade bar of this ship loses 2 torpedo icons, 2 missile icons and a bomb icon. Its crew upgrades may cost 4 squad points each at most.',
      'Die Aufwertungsleiste dieses Schiffs bekommt 2 Crew-Symbole dazu. Die Aufwertungsleiste dieses Schiffs verliert 2 Torpedo-Symbole, 2 Raketen-Symbole und ein Bomben-Symbol. Seine Crew-Aufwertungen dürfen je höchstens 4 Staffelpunkte kosten.',
      'La barre d’amélioration de ce vaisseau gagne 2 icônes Équipage. La barre d’amélioration de ce vaisseau perd 2 icônes Torpille, 2 icônes Missile et une icône Bombe. Chacune de ses améliorations Équipage peut coûter au plus 4 points d’escadron.',
    ]);
    expect(says(ENGLISH, 'vaksai')).toBe(
      'This ship may have up to 3 modification upgrades. Its modification upgrades must all be different. The upgrades of this ship cost 1 squad point less each, but never less than 0.',
    );
    expect(says(ENGLISH, 'smugglingcompartment')).toBe(
      'The upgrade bar of this ship gains an illicit icon. This ship may have up to 2 modification upgrades. Its other modification upgrades may cost 3 squad points each at most.',
    );
    expect(says(ENGLISH, 'havoc')).toContain('Its salvaged astromech upgrades must be unique.');
    expect(says(ENGLISH, 'misthunter')).toContain('This ship must have Tractor Beam, too.');
    expect(says(ENGLISH, 'attannimindlink')).toContain('A squad may have this card up to 2 times.');
    expect(says(ENGLISH, 'lightscykinterceptor')).toContain('This ship can have no modification upgrades.');
    expect(says(ENGLISH, 'heavyscykinterceptor')).toContain(
      'gains a cannon icon, a torpedo icon or a missile icon.',
    );
    expect(says(ENGLISH, 'chardaanrefit')).toBe('It takes 2 squad points off what its ship costs.');
  });

  it.each([ENGLISH, GERMAN, FRENCH])(
    'leave no upgrade without saying what it does in a squad ($language)',
    (words) => {
      const silent = words.upgradeText('vaksai').join(' ');
      const texts = UPGRADES.map(({ id }) => [id, words.upgradeText(id, RECORDS.get(id)).join(' ')] as const);
      expect(texts.filter(([, text]) => text === silent)).toEqual([]);
      expect(
        texts.flatMap(([id, text]) => textFaults(words.language, text).map((fault) => [id, fault, text])),
      ).toEqual([]);
    },
  );

  it('say when a card is not written', () => {
    expect(ENGLISH.pilotText('rookiepilot')).toEqual([]);
    const unwritten = CHASSIS.flatMap(({ pilots }) => pilots).find(({ notYet }) => notYet);
    if (unwritten) expect(ENGLISH.pilotText(unwritten.id).at(-1)).toContain('not written here yet');
  });
});
