import { type CSSProperties, type ReactNode, useState } from 'react';
import { oddsChip } from '../questions/odds-text.ts';
import { Suggested } from '../questions/suggested.tsx';
import { TokenShape } from '../ships/defense-token.tsx';
import type { ShownAttack, ShownPool } from '../shown/table.ts';
import { armadaWords } from '../words/en/armada.ts';
import { diceWords } from '../words/en/dice.ts';
import { useWords } from '../words/language.ts';
import { DieFace, dieClasses } from './die.tsx';
import {
  choiceOf,
  diceUnder,
  type Offer,
  offerOf,
  pickedAfter,
  pickedAtFirst,
  rerollable,
  rerollsOf,
  type SceneDie,
} from './offers.ts';
import { useTumbling } from './tumbling.ts';
import './scene.css';
import '../questions/options.css';

/** How options are taken in the scene. */
export interface Taking {
  readonly offers: readonly Offer[];
  /** The option that is considered, by its place in the question. */
  readonly considered: number | null;
  /** Whether a lesson suggests an option. */
  readonly isSuggested: (index: number) => boolean;
  readonly consider: (index: number | null) => void;
  readonly choose: (index: number) => void;
}

/** A row of dice holds so many, with room for at least so many: more could not be read on a phone, fewer would be huge. */
const ROW = 6;
const LEAST = 4;
/** A name and its odds need the room of so many dice. */
const CHIP = 2;

/** The dice of a pool, large, with what modifies them at those that it changes; rerolls by tapping the dice. */
export function ScenePool(props: {
  readonly pool: ShownPool;
  readonly attack: string;
  readonly marked: readonly number[];
  readonly taking: Taking;
}) {
  const { pool, attack, marked, taking } = props;
  const { offers, considered, isSuggested } = taking;
  const { kind, label, dice } = pool;
  const t = useWords(diceWords);
  const tumbling = useTumbling(attack, pool);
  const rerolls = rerollsOf(offers, kind);
  const tappable = rerollable(rerolls, dice);
  const [picked, setPicked] = useState(() => pickedAtFirst(rerolls, dice, isSuggested));
  const offer = offers.find(({ index }) => index === considered) ?? null;
  const shown = diceUnder(pool, offer);
  const rows = Array.from({ length: Math.ceil(shown.length / ROW) }, (_, row) => row * ROW);
  const own = offers.filter((one) => one.pool === kind);
  const columns = Math.min(ROW, Math.max(LEAST, dice.length));
  const adds = own.filter(({ how }) => how.kind === 'add');
  return (
    <div className="pool scene-pool" style={{ '--columns': columns } as CSSProperties}>
      <h3>{label}</h3>
      {dice.length === 0 && <p className="quiet">{t.none}</p>}
      {rows.map((from) => (
        <div key={from} className="scene-row">
          <ul className="scene-dice" aria-label={label}>
            {shown.slice(from, from + ROW).map((one, nth) => (
              <SceneDieItem
                key={one.key}
                one={one}
                kind={kind}
                marked={marked.includes(from + nth)}
                tumbles={tumbling.has(from + nth) ? from + nth : null}
                pick={
                  tappable.includes(from + nth)
                    ? {
                        at: from + nth,
                        says: t.rerollDie({ number: from + nth + 1, face: one.die.name }),
                        picked: picked.includes(from + nth),
                        tap: () => setPicked(pickedAfter(rerolls, dice, picked, from + nth)),
                      }
                    : null
                }
              />
            ))}
          </ul>
          <Chips
            offers={own.filter(({ at }) => at.length > 0 && Math.floor(at[0]! / ROW) * ROW === from)}
            from={from}
            columns={columns}
            taking={taking}
          />
        </div>
      ))}
      {adds.length > 0 && (
        <div className="scene-adds">
          {adds.map((one) => (
            <OfferButton key={one.index} offer={one} taking={taking} className="scene-chip">
              {one.how.name}
            </OfferButton>
          ))}
        </div>
      )}
      {rerolls.map((reroll) => {
        const choice = choiceOf(reroll, dice, picked);
        const text = `${reroll.name}: ${choice ? t.reroll({ count: picked.length }) : t.tapToReroll}`;
        return choice && picked.length > 0 ? (
          <OfferButton key={reroll.by} offer={choice} taking={taking} className="scene-chip scene-reroll">
            {text}
          </OfferButton>
        ) : (
          <p key={reroll.by} className="quiet scene-reroll">
            {text}
          </p>
        );
      })}
    </div>
  );
}

interface Pick {
  readonly at: number;
  readonly says: string;
  readonly picked: boolean;
  readonly tap: () => void;
}

function SceneDieItem(props: {
  readonly one: SceneDie;
  readonly kind: ShownPool['kind'];
  readonly marked: boolean;
  readonly tumbles: number | null;
  readonly pick: Pick | null;
}) {
  const { one, kind, marked, tumbles, pick } = props;
  const classes = [...dieClasses(one.die, kind, marked, tumbles !== null), 'scene-die'];
  if (one.fate) classes.push(`would-${one.fate}`);
  if (pick?.picked) classes.push('picked');
  return (
    <li
      className={classes.join(' ')}
      style={tumbles === null ? undefined : { animationDelay: `calc(var(--pace, 1) * ${tumbles * 0.06}s)` }}
    >
      {pick ? (
        <button
          type="button"
          className="die-pick"
          data-die={pick.at}
          aria-pressed={pick.picked}
          aria-label={pick.says}
          onClick={pick.tap}
        >
          <DieFace die={one.die} />
        </button>
      ) : (
        <DieFace die={one.die} />
      )}
    </li>
  );
}

/** What turns or takes dice, each below the dice it changes. */
function Chips({
  offers,
  from,
  columns,
  taking,
}: {
  readonly offers: readonly Offer[];
  /** The first die of the row, and how many it has room for. */
  readonly from: number;
  readonly columns: number;
  readonly taking: Taking;
}) {
  const chips = offers.filter(
    ({ how }) => how.kind === 'turn' || how.kind === 'remove' || (how.kind === 'reroll' && how.by === null),
  );
  if (chips.length === 0) return null;
  return (
    <div className="scene-chips">
      {chips.map((offer) => {
        const places = offer.at.map((at) => Math.min(at - from, columns - 1));
        const last = Math.max(...places, Math.min(...places) + CHIP - 1);
        const end = Math.min(last, columns - 1);
        const first = Math.min(...places, end - CHIP + 1);
        return (
          <OfferButton
            key={offer.index}
            offer={offer}
            taking={taking}
            className="scene-chip"
            column={`${first + 1} / ${end + 2}`}
          >
            {offer.how.name}
            {offer.how.kind === 'turn' && <small> → {offer.how.shows[0]?.name}</small>}
          </OfferButton>
        );
      })}
    </div>
  );
}

/** The defense tokens of who is attacked; one that can be locked or spent is tapped. */
export function SceneTokens({
  tokens,
  taking,
}: {
  readonly tokens: NonNullable<ShownAttack['tokens']>;
  readonly taking: Taking;
}) {
  const t = useWords(diceWords);
  const { ready, exhausted, discarded } = useWords(armadaWords);
  return (
    <ul className="scene-tokens" aria-label={t.defenseTokens}>
      {tokens.map(({ key, kind, name, side, fate }, at) => {
        const offer = offerOf(tokens, at, taking.offers);
        const state = fate ? t[fate] : { readied: ready, exhausted, discarded }[side];
        const body = (
          <>
            <TokenShape kind={kind} side={side} />
            <span>
              {name} <small>{state}</small>
            </span>
          </>
        );
        return (
          <li key={key} className={`scene-token ${side} ${fate ?? ''}`}>
            {offer ? (
              <OfferButton offer={offer} taking={taking} className="scene-chip">
                {body}
                <b>{offer.how.name}</b>
              </OfferButton>
            ) : (
              <span className="scene-lies">{body}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** An option, with its odds; what it would do is seen on the dice while it is pointed at or has the focus. */
function OfferButton(props: {
  readonly offer: Offer;
  readonly taking: Taking;
  readonly className: string;
  readonly column?: string;
  readonly children: ReactNode;
}) {
  const { offer, taking, className, column, children } = props;
  const { index, text, odds } = offer;
  const chip = odds && oddsChip(odds);
  return (
    <button
      type="button"
      className={className}
      style={column === undefined ? undefined : { gridColumn: column }}
      data-offer={index}
      onClick={() => taking.choose(index)}
      onPointerEnter={(event) => event.pointerType !== 'touch' && taking.consider(index)}
      onPointerLeave={(event) => event.pointerType !== 'touch' && taking.consider(null)}
      onFocus={() => taking.consider(index)}
      onBlur={() => taking.consider(null)}
    >
      <span className="chip-name">
        {index < 9 && (
          <span className="digit" aria-hidden="true">
            {index + 1}{' '}
          </span>
        )}
        {children}
      </span>
      {chip && <small className="odds">{chip}</small>}
      <span className="unseen">. {text}</span>
      {taking.isSuggested(index) && <Suggested />}
    </button>
  );
}
